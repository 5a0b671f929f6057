import { AccountLink } from './features/accounts/recovery/account-link.entity.ts'
import { FactorRemoval } from './features/accounts/security/factor-removal.entity.ts'
import { Passkey } from './features/accounts/security/passkeys/passkey.entity.ts'
import { PasskeyChallenge } from './features/accounts/security/passkeys/passkey-challenge.entity.ts'
import { RecoveryCode } from './features/accounts/security/recovery-code.entity.ts'
import { SecondFactor } from './features/accounts/security/second-factor/second-factor.entity.ts'
import { SignIn } from './features/accounts/security/sessions/sign-in.entity.ts'
import { ApiToken } from './features/accounts/tokens/api-token.entity.ts'
import { User } from './features/accounts/user.entity.ts'
import { AnalyticsEvent } from './features/analytics/analytics-event.entity.ts'
import { AuditEntry } from './features/audit/audit-entry.entity.ts'
import { CartLine } from './features/cart/cart-line.entity.ts'
import {
  Assessment,
  AssessmentCriterion,
  CriterionEvidence,
} from './features/catalogue/assessments/assessment.entity.ts'
import { ScoreAuthor } from './features/catalogue/assessments/score-author.entity.ts'
import { ScoreChange } from './features/catalogue/assessments/score-change.entity.ts'
import { Category } from './features/catalogue/categories/category.entity.ts'
import { Evidence } from './features/catalogue/evidence/evidence.entity.ts'
import { OfficialCost } from './features/catalogue/official-costs/official-cost.entity.ts'
import { Passport } from './features/catalogue/passports/passport.entity.ts'
import { PriceChange } from './features/catalogue/prices/price-change.entity.ts'
import { Product } from './features/catalogue/products/product.entity.ts'
import { ProductImage } from './features/catalogue/products/product-image.entity.ts'
import { Claim, ClaimReading } from './features/claims/register/claim.entity.ts'
import { ConsentCheck } from './features/consent/consent-check.entity.ts'
import { ConsentCount } from './features/consent/consent-count.entity.ts'
import { ConsentEntry } from './features/consent/consent-entry.entity.ts'
import { ConsentPerson } from './features/consent/consent-person.entity.ts'
import { TermsVersion } from './features/consent/texts/terms-version.entity.ts'
import { InformationPage } from './features/content/pages/information-page.entity.ts'
import { Post } from './features/content/post.entity.ts'
import { ContactMessage } from './features/engagement/contact/contact-message.entity.ts'
import { ContactReply } from './features/engagement/contact/contact-reply.entity.ts'
import { Subscriber } from './features/engagement/newsletter/subscriber.entity.ts'
import { RestockRequest } from './features/engagement/restock/restock-request.entity.ts'
import { ReplyTemplate } from './features/engagement/templates/reply-template.entity.ts'
import { WaitlistEntry } from './features/engagement/waitlist/waitlist-entry.entity.ts'
import { Favourite } from './features/favourites/favourite.entity.ts'
import { StoredImage } from './features/media/stored-image.entity.ts'
import { JobRun } from './features/operations/jobs/job-run.entity.ts'
import {
  NotificationRead,
  NotificationSettings,
} from './features/operations/notifications/notification.entity.ts'
import { Order } from './features/orders/order.entity.ts'
import { OrderItem } from './features/orders/order-item.entity.ts'
import { OrderRequest } from './features/orders/order-request.entity.ts'
import { OrderStatusChange } from './features/orders/order-status-change.entity.ts'
import { PreviewLink } from './features/previews/preview-link.entity.ts'
import { AccountDeletion } from './features/rights/deletion/account-deletion.entity.ts'
import { RetentionRun } from './features/rights/register/retention-run.entity.ts'
import { SiteSetting } from './features/settings/site-setting.entity.ts'
import { TeamInvitation } from './features/team/team-invitation.entity.ts'
import { SavedView } from './features/views/saved-view.entity.ts'
import { RateLimit } from './platform/http/rate-limit.entity.ts'
import { Session } from './platform/http/session.entity.ts'
import { OutgoingMail } from './platform/mail/outgoing-mail.entity.ts'

/** Every table of the shop, by name: nothing is found by searching folders. */
export const entities = [
  User,
  SignIn,
  SecondFactor,
  FactorRemoval,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  AccountLink,
  ApiToken,
  TeamInvitation,
  Session,
  RateLimit,
  Category,
  Product,
  ProductImage,
  PriceChange,
  Evidence,
  Assessment,
  AssessmentCriterion,
  CriterionEvidence,
  ScoreAuthor,
  ScoreChange,
  OfficialCost,
  Passport,
  Claim,
  ClaimReading,
  CartLine,
  Favourite,
  Order,
  OrderItem,
  OrderRequest,
  OrderStatusChange,
  ConsentEntry,
  ConsentPerson,
  ConsentCount,
  ConsentCheck,
  TermsVersion,
  WaitlistEntry,
  RestockRequest,
  Subscriber,
  ContactMessage,
  OutgoingMail,
  JobRun,
  NotificationRead,
  NotificationSettings,
  ContactReply,
  ReplyTemplate,
  Post,
  InformationPage,
  PreviewLink,
  AccountDeletion,
  RetentionRun,
  SiteSetting,
  SavedView,
  StoredImage,
  AuditEntry,
  AnalyticsEvent,
]
