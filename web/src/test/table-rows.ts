import { screen, within } from '@testing-library/react'

/** The rows of the table of this name, each as the texts of its cells. */
export const tableRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .findAllByRole('row')
    .then((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
