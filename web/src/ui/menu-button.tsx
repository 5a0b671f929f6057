import { MenuLine } from './menu-line.tsx'

/** A line of a menu that does something instead of leading somewhere; looks like its neighbours. */
export function MenuButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <MenuLine asChild w="full" textAlign="start" cursor="button">
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </MenuLine>
  )
}
