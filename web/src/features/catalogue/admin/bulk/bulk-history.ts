import { counted } from '../../../../lib/format-number.ts'
import type { FieldValues } from '../../../../ui/admin/field-changes.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'

const products = (count: unknown, one: string, many: string) =>
  Number(count) > 0 ? [counted(Number(count), `produit ${one}`, `produits ${many}`)] : []

/** A change of prices in words: « +5 %, arrondis à 0,10 € ». */
function priceChange({ percent, amount, toTenCents }: FieldValues): string {
  const by = String(percent ?? amount ?? '')
  const size = by.replace('-', '')
  const shown = percent ? `${Number(size).toLocaleString('fr-FR')}\u00a0%` : formatPrice(size)
  return `${by.startsWith('-') ? '−' : '+'}${shown}${toTenCents ? ', arrondi à 0,10\u00a0€' : ''}`
}

/** « 12 produits supprimés : Savon, Gourde et 10 autres ». */
function deletion(count: number, names: unknown): string {
  const named = Array.isArray(names) ? names : []
  const others = count - named.length
  const more = others > 0 ? ` et ${counted(others, 'autre', 'autres')}` : ''
  return `${counted(count, 'produit supprimé', 'produits supprimés')}\u00a0: ${named.join(', ')}${more}`
}

/**
 * What a change of many products was, in a line.
 * @param way of the change: « changes », « prices », « import », « deletions ».
 * @param told what the history keeps of the whole.
 * @param changesInWords the fields that were changed alike, in words.
 */
export function bulkTitle(
  way: string,
  told: FieldValues,
  changesInWords: (fields: FieldValues) => string,
): string {
  const { updated, created, undoes, restoredCount, deletedCount } = told
  if (undoes)
    return `Annulation\u00a0: ${[
      ...(way === 'deletions'
        ? products(restoredCount, 'rétabli', 'rétablis')
        : products(restoredCount, 'remis comme avant', 'remis comme avant')),
      ...products(deletedCount, 'créé puis supprimé', 'créés puis supprimés'),
    ].join(', ')}`
  if (way === 'import')
    return `Import${told.name ? ` de «\u00a0${told.name}\u00a0»` : ''}\u00a0: ${[
      ...products(created, 'créé', 'créés'),
      ...products(updated, 'modifié', 'modifiés'),
    ].join(', ')}`
  if (way === 'deletions') return deletion(Number(told.deleted), told.names)
  const many = counted(Number(updated), 'produit', 'produits')
  if (way === 'prices') return `Prix de ${many}\u00a0: ${priceChange(told)}`
  return `${many}\u00a0: ${changesInWords(told)}`
}
