import { type LucideIcon, Package, ShieldCheck, Truck, Undo2 } from 'lucide-react'
import type { SettingTexts } from '../../features/settings/use-settings.ts'

/** A service: its name, what it is, and whether the owner may have written that. */
export interface Service {
  icon: LucideIcon
  title: string
  text: string
  isSetting: boolean
}

/** The services of the shop. The owner's words come first; ours stand in when they are missing. */
export const servicesOf = (texts: SettingTexts): Service[] => [
  {
    icon: Truck,
    title: 'Livraison gratuite dès 50 €',
    text:
      texts.delivery_info ??
      'En dessous de 50 € d’achat, elle coûte 5,99 €. Votre commande arrive en 3 à 5 jours ouvrés en France métropolitaine.',
    isSetting: true,
  },
  {
    icon: Undo2,
    title: 'Retours sous 30 jours',
    text:
      texts.return_policy ??
      'Vous avez 30 jours pour changer d’avis. Le retour est gratuit si le produit présente un défaut.',
    isSetting: true,
  },
  {
    icon: ShieldCheck,
    title: 'Satisfait ou remboursé',
    text: 'Un doute au montage, un réglage qui résiste ? L’assistance technique vous guide par e-mail ou par téléphone. Si le produit ne vous convient toujours pas, nous vous remboursons.',
    isSetting: false,
  },
  {
    icon: Package,
    title: 'Des colis sans superflu',
    text:
      texts.packaging_info ??
      'Nous choisissons le carton le plus petit possible et nous le calons avec du papier.',
    isSetting: true,
  },
]
