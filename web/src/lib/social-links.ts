/** Where the shop is to be found besides here. */
export const socialLinks = [
  { label: 'Instagram', href: 'https://www.instagram.com/' },
  { label: 'Pinterest', href: 'https://fr.pinterest.com/' },
  { label: 'YouTube', href: 'https://www.youtube.com/' },
] as const
