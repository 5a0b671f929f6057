import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useEffect, useState } from 'react'
import { priceChangeRules } from '../../../../../../api/src/features/catalogue/bulk/price-changes.rules.ts'
import type { ChangePricesMutation, PriceChangesInput } from '../../../../graphql/generated/admin/graphql.ts'
import { readNumber } from '../../../../lib/form/french-number.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { counted } from '../../../../lib/format-number.ts'
import { DataTable } from '../../../../ui/admin/data-table.tsx'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { SegmentedChoice } from '../../../../ui/admin/segmented-choice.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import { useChangePrices } from './use-bulk-products.ts'

interface PriceChangeDialogProps {
  /** The products whose prices change. */
  ids: string[]
  onClose: () => void
  /** @param done how many prices have changed, and the entry that undoes it; null for one alone. */
  onDone: (done: { count: number; entryId: string | null }) => void
}

type Change = Pick<PriceChangesInput, 'percent' | 'amount' | 'toTenCents'>
type Line = ChangePricesMutation['changePrices']['lines'][number]

/** A preview is asked for once the typing rests, in milliseconds. */
const restMs = 250

/** Changes the prices of a selection in the same way: what each was and becomes stands there before anything changes. */
export function PriceChangeDialog({ ids, onClose, onDone }: PriceChangeDialogProps) {
  const [typed, setTyped] = useState('')
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent')
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [toTenCents, setToTenCents] = useState(true)
  const { change, error } = readChange(typed, unit, direction, toTenCents)
  const { lines, isStale, apply } = usePriceChange(ids, change)
  const { isBusy, run } = usePending()
  const changed = lines?.filter(({ before, after }) => before !== after) ?? []
  const refused = lines?.filter(({ refusal }) => refusal) ?? []
  const isReady = !isStale && changed.length > 0 && refused.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    void run(async () => {
      const done = await apply()
      if (done?.applied) onDone({ count: changed.length, entryId: done.entryId ?? null })
    })
  }
  return (
    <FormDialog
      title={`Changer ${ids.length > 1 ? `${ids.length} prix` : 'un prix'}`}
      isBusy={isBusy}
      submitLabel={isReady ? `Changer ${counted(changed.length, 'prix', 'prix')}` : 'Changer les prix'}
      busyText="Changement…"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="4">
        <Flex gap="4" align="end" wrap="wrap">
          <Box flex="1 1 8rem" maxW="12rem">
            <NumberField
              label={unit === 'percent' ? 'De combien pour cent' : 'De combien d’euros'}
              decimals={2}
              placeholder={unit === 'percent' ? '5' : '1,50'}
              value={typed}
              onChange={setTyped}
            />
          </Box>
          <SegmentedChoice
            label="Unité"
            options={[
              { value: 'percent', label: '%' },
              { value: 'amount', label: '€' },
            ]}
            value={unit}
            onChange={setUnit}
          />
          <SegmentedChoice
            label="Sens"
            options={[
              { value: 'up', label: 'Augmenter' },
              { value: 'down', label: 'Baisser' },
            ]}
            value={direction}
            onChange={setDirection}
          />
        </Flex>
        <SwitchField
          label={'Arrondir à 0,10\u00a0€'}
          checked={toTenCents}
          onChange={(event) => setToTenCents(event.currentTarget.checked)}
        />
        <Text as="output" aria-live="polite" color={error || refused.length > 0 ? 'danger.fg' : 'fg.muted'}>
          {error ?? inWords(lines, changed.length, refused.length)}
        </Text>
        {lines && (
          <DataTable
            caption="Aperçu des prix"
            columns={columns}
            rows={lines.toSorted((a, b) => Number(Boolean(b.refusal)) - Number(Boolean(a.refusal)))}
            keyOf={({ id }) => id}
            isStale={isStale}
          />
        )}
      </Stack>
    </FormDialog>
  )
}

const columns = [
  { label: 'Produit', show: ({ name }: Line) => name },
  { label: 'Avant', show: ({ before }: Line) => formatPrice(before), isNumber: true },
  {
    label: 'Après',
    isNumber: true,
    show: ({ before, after, refusal }: Line) => (
      <Text
        as="span"
        fontWeight={before === after ? undefined : 'semibold'}
        color={refusal ? 'danger.fg' : before === after ? 'fg.muted' : undefined}
        whiteSpace={refusal ? 'normal' : undefined}
      >
        {refusal ?? (before === after ? 'inchangé' : formatPrice(after))}
      </Text>
    ),
  },
]

function inWords(lines: readonly Line[] | null, changed: number, refused: number): string {
  if (!lines) return 'Les nouveaux prix s’affichent ici avant que rien ne change.'
  if (refused > 0)
    return `${counted(refused, 'prix impossible', 'prix impossibles')}\u00a0: rien ne peut changer ainsi.`
  if (changed === 0) return 'Avec cet arrondi, aucun prix ne change.'
  const same = lines.length - changed
  return `${counted(changed, 'prix change', 'prix changent')}${same > 0 ? `, ${counted(same, 'reste', 'restent')} comme avant` : ''}.`
}

/** What the fields ask for; null while that is nothing, with what is wrong of something that was typed. */
function readChange(
  typed: string,
  unit: 'percent' | 'amount',
  direction: 'up' | 'down',
  toTenCents: boolean,
) {
  if (typed.trim() === '') return { change: null, error: null }
  const number = readNumber(typed, 2)
  if (number === null) return { change: null, error: 'Un nombre, par exemple 5 ou 2,50.' }
  const change: Change = { [unit]: direction === 'down' ? `-${number}` : number, toTenCents }
  const { error } = priceChangeRules.safeParse({ products: [{ id: 1 }], ...change })
  return error ? { change: null, error: error.issues[0]?.message ?? null } : { change, error: null }
}

/** What becomes of these prices by this change, as the server reckons it; and the change itself, of those very prices. */
function usePriceChange(ids: string[], change: Change | null) {
  const changePrices = useChangePrices()
  const [preview, setPreview] = useState<{ key: string; lines: Line[] } | null>(null)
  const key = JSON.stringify(change)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is asked for
  useEffect(() => {
    if (!change) return
    let isWanted = true
    const asking = setTimeout(async () => {
      const done = await changePrices({ ...change, products: ids.map((id) => ({ id })), dryRun: true })
      if (isWanted && done) setPreview({ key, lines: done.lines })
    }, restMs)
    return () => {
      isWanted = false
      clearTimeout(asking)
    }
  }, [key])
  const lines = change ? (preview?.lines ?? null) : null
  const apply = async () => {
    const products = (lines ?? []).map(({ id, version }) => ({ id, version }))
    const done = await changePrices({ ...change, products, toTenCents: change?.toTenCents ?? true })
    // Somebody was faster: what is shown is no longer so.
    if (!done?.applied) setPreview(null)
    return done
  }
  return { lines, isStale: preview?.key !== key, apply }
}
