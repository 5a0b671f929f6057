// Before the tabs, which bring rules of their own.
import '../../lib/form/zod-without-eval.ts'
import { Container } from '@chakra-ui/react/container'
import { Tabs } from '@chakra-ui/react/tabs'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { addressWords, paths } from '../../app/paths.ts'
import { NotYours } from '../../ui/admin/access/not-yours.tsx'
import { useMayOpen } from '../../ui/admin/access/permissions.ts'
import { AreaTitle } from '../../ui/admin/phone/area-title.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

const TodayTab = lazy(async () => ({ default: (await import('./today-tab.tsx')).TodayTab }))
const ProductsTab = lazy(async () => ({ default: (await import('./products-tab.tsx')).ProductsTab }))
const CategoriesTab = lazy(async () => ({ default: (await import('./categories-tab.tsx')).CategoriesTab }))
const PostsTab = lazy(async () => ({ default: (await import('./posts-tab.tsx')).PostsTab }))
const ImagesTab = lazy(async () => ({ default: (await import('./library/images-tab.tsx')).ImagesTab }))
const EvidenceTab = lazy(async () => ({ default: (await import('./evidence-tab.tsx')).EvidenceTab }))
const ClaimsTab = lazy(async () => ({ default: (await import('./claims-tab.tsx')).ClaimsTab }))
const PagesTab = lazy(async () => ({ default: (await import('./pages-tab.tsx')).PagesTab }))
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }))
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }))

/** A tab that the URL names. */
type NamedTab = NonNullable<Parameters<typeof paths.admin>[0]>

const firstTab = 'aujourdhui'

/** The five tabs of the specification, section 2, the images, the evidence, the claims and the pages, after what there is to do; that one needs no word in the URL. */
const tabs: {
  value: NamedTab | typeof firstTab
  label: string
  content: ReactNode
}[] = [
  { value: firstTab, label: 'Aujourd’hui', content: <TodayTab /> },
  { value: 'produits', label: 'Produits', content: <ProductsTab /> },
  { value: 'categories', label: 'Catégories', content: <CategoriesTab /> },
  { value: 'articles', label: 'Articles', content: <PostsTab /> },
  { value: 'images', label: 'Images', content: <ImagesTab /> },
  { value: 'preuves', label: 'Preuves', content: <EvidenceTab /> },
  { value: 'allegations', label: 'Allégations', content: <ClaimsTab /> },
  { value: 'pages', label: 'Pages', content: <PagesTab /> },
  { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
  { value: 'parametres', label: 'Paramètres', content: <SettingsTab /> },
]

/** The administration's dashboard: what the shop sells, says and is set to. The URL says which tab. */
export function DashboardPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const tab = tabs.find(({ value }) => value === query.get(addressWords.admin.tab))?.value ?? firstTab
  // Links of when the list of products had no word: they are out in the world.
  const isOldLink = !query.has(addressWords.admin.tab) && query.size > 0
  // Each tab has its own list: what was searched in one means nothing in the next.
  const showTab = (next: string) => navigate(addressOf(next), { preventScrollReset: true })
  const open = tabs.filter(({ value }) => mayOpen(addressOf(value)))
  if (isOldLink) return <Navigate to={oldProductsLink(query)} replace />
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>Administration</PageTitle>
      <PageHeading title={<AreaTitle area="Tableau de bord" place={labelOf(tab)} />} />
      <Tabs.Root
        recipe={tabsSlotRecipe}
        mt="4"
        value={tab}
        onValueChange={({ value }) => void showTab(value)}
        activationMode="manual"
        size="lg"
        lazyMount
        unmountOnExit
      >
        {/* On a phone the bar at the bottom leads there. */}
        <Tabs.List aria-label="Rubriques de l’administration" overflowX="auto" hideBelow="md">
          {open.map(({ value, label }) => (
            <Tabs.Trigger key={value} value={value} px={{ base: '3', md: '5' }} flex="none">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {open.map(({ value, content }) => (
          <Tabs.Content key={value} value={value} pt={{ base: '0', md: '6' }}>
            <Suspense fallback={<PageSpinner />}>{content}</Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {open.every(({ value }) => value !== tab) && <NotYours />}
    </Container>
  )
}

const addressOf = (tab: string) => paths.admin(tab === firstTab ? undefined : (tab as NamedTab))

const labelOf = (tab: string) => tabs.find(({ value }) => value === tab)?.label ?? ''

const oldProductsLink = (query: URLSearchParams) =>
  `?${new URLSearchParams([[addressWords.admin.tab, 'produits'], ...query])}`
