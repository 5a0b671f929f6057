import { expect, it, vi } from 'vitest'
import { visibleText } from './visible-text.ts'

const textOf = (html: string) => {
  document.body.innerHTML = html
  const element = document.querySelector('[data-here]')
  return element ? visibleText(element) : 'nothing is here'
}

it.each([
  ['<button data-here> Ajouter\n\t au <b>panier</b> </button>', 'Ajouter au panier'],
  ['<a data-here><span>Savon</span><span>6,50</span></a>', 'Savon 6,50'],
  ['<p data-here>Nom <input value="Camille"></p>', 'Nom'],
  ['<p data-here>Mot <textarea>secret</textarea></p>', 'Mot'],
  ['<p data-here>Pays <select><option>France</option></select></p>', 'Pays'],
  ['<p data-here>Note <span contenteditable>secret</span></p>', 'Note'],
  ['<p data-here>Note <span contenteditable="false">secret</span></p>', 'Note'],
  ['<p data-here>A<script>secret</script><style>secret</style></p>', 'A'],
  ['<p data-here>De <b data-private><i>Camille</i></b> oui</p>', 'De oui'],
  ['<textarea data-here>secret</textarea>', ''],
  ['<div contenteditable><b data-here>secret</b></div>', ''],
  ['<button data-here aria-label="Fermer"><svg></svg></button>', 'Fermer'],
  ['<button data-here aria-label="Fermer">Non</button>', 'Non'],
  ['<button data-here aria-label="Menu"><b data-private>C</b></button>', 'Menu'],
  ['<div data-private><button data-here aria-label="De Camille">Camille</button></div>', undefined],
  ['<button data-here data-private aria-label="De Camille">Camille</button>', undefined],
  ['<button data-here>Écrire à camille@exemple.fr</button>', undefined],
  ['<button data-here aria-label="Retirer camille@exemple.fr"></button>', undefined],
])('%s', (html, text) => {
  expect(textOf(html)).toBe(text)
})

it('reads no more of a long page than it takes, and never lays it out', () => {
  const layout = vi.fn()
  Object.defineProperty(HTMLElement.prototype, 'innerText', { get: layout, configurable: true })
  expect(textOf(`<p data-here>${'<b>mot</b> '.repeat(5_000)}</p>`)?.length).toBeLessThan(250)
  expect(layout).not.toHaveBeenCalled()
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText')
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText')
})
