import { screen, within } from '@testing-library/react'

/** The rows of the table of this name, each as the texts of its cells; its head may be there before them. */
export async function tableRows(name: string) {
  const table = within(await screen.findByRole('table', { name }))
  await table.findAllByRole('cell')
  return table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
}
