import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import { passportLimits } from '../../../../../../api/src/features/catalogue/passports/passport.rules.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { newGuarantee, newSparePart, type Row, readRows, rowsText } from './passport-rows.ts'

/** What one field of a row needs. */
type FieldOf = (name: string) => {
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

interface ListProps {
  field: Pick<ControllerRenderProps, 'value' | 'onChange' | 'ref'>
  /** What is wrong with the list, or with the fields of its rows, as the form tells it. */
  errors: unknown
}

/** What is wrong at a place within a list. */
function messageAt(errors: unknown, ...path: (string | number)[]): string | undefined {
  const found = path.reduce<unknown>(
    (within, key) => (within as Record<string | number, unknown> | undefined)?.[key],
    errors,
  )
  const message = (found as { message?: unknown } | undefined)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** What changes a text when it is typed into an input. */
const typed = ({ onChange, ...field }: ReturnType<FieldOf>) => ({
  ...field,
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
})

/** Commercial guarantees, a row of fields each. */
export const GuaranteeRows = (props: ListProps) => (
  <RowsField
    {...props}
    legend="Garanties commerciales"
    one="Garantie"
    addLabel="Ajouter une garantie"
    most={passportLimits.guarantees}
    fresh={newGuarantee}
  >
    {(field) => (
      <Grid templateColumns={{ base: '1fr', md: '2fr 2fr 1fr' }} columnGap="4" rowGap="3">
        <ClaimedField
          label="Partie couverte"
          required
          placeholder="Le mécanisme"
          {...typed(field('covers'))}
        />
        <FormField label="Par qui" required placeholder="Fabricant" {...typed(field('by'))} />
        <NumberField label="Durée (mois)" required decimals={0} placeholder="24" {...field('months')} />
        <ClaimedField
          label="Conditions"
          placeholder="Sur facture"
          gridColumn="1 / -1"
          {...typed(field('terms'))}
        />
      </Grid>
    )}
  </RowsField>
)

/** Spare parts, a row of fields each. */
export const SparePartRows = (props: ListProps) => (
  <RowsField
    {...props}
    legend="Pièces détachées"
    one="Pièce"
    addLabel="Ajouter une pièce"
    most={passportLimits.spareParts}
    fresh={newSparePart}
  >
    {(field) => {
      const { onChange, ...until } = field('until')
      return (
        <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} columnGap="4" rowGap="3">
          <ClaimedField label="Nom" required placeholder="Joint" {...typed(field('name'))} />
          <NumberField label="Prix (€)" decimals={2} placeholder="1,50" {...field('price')} />
          <FormField
            label="Disponible jusqu’au"
            type="date"
            {...until}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={(event) => {
              // Half a day reads as none: kept as something that the rules refuse, never dropped without a word.
              if (event.currentTarget.validity?.badInput) onChange('?')
            }}
          />
        </Grid>
      )
    }}
  </RowsField>
)

interface RowsFieldProps extends ListProps {
  legend: string
  /** What a row is called, before its number. */
  one: string
  addLabel: string
  most: number
  fresh: Row
  children: (field: FieldOf) => ReactNode
}

/** A list that is typed as rows of fields, with one more or one less at a press. */
function RowsField({ field, errors, legend, one, addLabel, most, fresh, children }: RowsFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  const rows = readRows(field.value)
  const change = (next: Row[]) => field.onChange(rowsText(next))
  const first = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()
  return (
    <chakra.fieldset
      ref={(element: HTMLFieldSetElement | null) => {
        box.current = element
        field.ref({ focus: () => first('[aria-invalid=true]') })
      }}
      gridColumn="1 / -1"
      minW="0"
    >
      <chakra.legend fontWeight="medium" mb="1.5">
        {legend}
      </chakra.legend>
      <Stack gap="3">
        {rows.map((row, place) => (
          <chakra.fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and holds nothing of its own.
            key={place}
            minW="0"
            p={{ base: '3', md: '4' }}
            borderWidth="1px"
            rounded="lg"
          >
            <chakra.legend srOnly>{`${one} ${place + 1}`}</chakra.legend>
            <Flex justify="space-between" align="center" mb="1">
              <Text aria-hidden textStyle="sm" color="fg.muted">{`${one} ${place + 1}`}</Text>
              <Button
                variant="ghost"
                size="sm"
                minH="11"
                aria-label={`Retirer\u00a0: ${one.toLowerCase()} ${place + 1}`}
                onClick={() => {
                  change(rows.filter((_, other) => other !== place))
                  // What was pressed is gone.
                  first('[data-add]')
                }}
              >
                <X aria-hidden />
                Retirer
              </Button>
            </Flex>
            {children((name) => ({
              value: row[name] ?? '',
              error: messageAt(errors, place, name),
              onChange: (text) =>
                change(rows.map((other, at) => (at === place ? { ...other, [name]: text } : other))),
            }))}
          </chakra.fieldset>
        ))}
        {messageAt(errors) && (
          <Text role="alert" color="danger.fg">
            {messageAt(errors)}
          </Text>
        )}
        <Button
          data-add
          variant="outline"
          minH="11"
          alignSelf="start"
          aria-disabled={rows.length >= most}
          onClick={() => rows.length < most && change([...rows, fresh])}
        >
          <Plus aria-hidden />
          {addLabel}
        </Button>
      </Stack>
    </chakra.fieldset>
  )
}
