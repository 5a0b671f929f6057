import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

afterEach(closeCollection)

const send = (html: string, path = '/auth?retour=/panier') => {
  const page = openCollection(html, path)
  page.find('form').addEventListener('submit', (event) => event.preventDefault())
  page.find('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  return page.told('submit')
}

it.each([
  ['<form></form>', { metadata: { action: '/auth', method: 'get', tagName: 'FORM' } }],
  [
    '<form action="/api/x?token=1" method="post" id="avis"></form>',
    { elementId: 'avis', metadata: { action: '/api/x', method: 'post' } },
  ],
  ['<form action="https://ailleurs.fr/y?a=1"></form>', { metadata: { action: 'https://ailleurs.fr/y' } }],
  ['<form data-testid="lettre" id=":r1:"></form>', { elementId: 'lettre' }],
  // Fields can hide what their form says of itself.
  [
    '<form><input name="action" value="moi"><input name="method" value="moi"><input name="id" value="moi"></form>',
    { metadata: { action: '/auth', method: 'get' } },
  ],
])('%s', (html, event) => {
  const told = send(html)
  expect(told).toMatchObject([{ elementType: 'form', ...event }])
  expect(told[0]).not.toHaveProperty('elementText')
  expect(JSON.stringify(told)).not.toContain('moi')
})

it('tells nothing of what is typed', async () => {
  const page = openCollection(
    `<form aria-label="Se connecter" id="connexion">
       <label>E-mail <input type="email" name="email" data-testid="email"></label>
       <label>Mot de passe <input type="password" name="password" data-testid="mot-de-passe"></label>
       <div data-testid="message"><textarea>commence ici</textarea></div>
       <div contenteditable data-testid="libre">libre</div>
       <select data-testid="pays"><option>Islande</option><option selected>Norvège</option></select>
       <button>Envoyer</button>
     </form>`,
    '/auth?email=url@exemple.fr&token=jeton-secret',
  )
  const user = userEvent.setup()
  page.find('form').addEventListener('submit', (event) => event.preventDefault())
  await user.type(page.find('[name=email]'), 'camille@exemple.fr')
  await user.type(page.find('[name=password]'), 'sésame-ouvre-toi')
  await user.type(page.find('textarea'), ' puis le secret{Enter}')
  await user.type(page.find('[contenteditable]'), 'pensée')
  await user.click(page.find('[data-testid=message]'))
  await user.click(page.find('select'))
  await user.click(page.find('button'))
  expect(page.told('submit')).toHaveLength(1)
  expect(page.told('click').map(({ elementId }) => elementId)).toContain('mot-de-passe')
  for (const word of [
    'camille',
    'exemple',
    'ouvre',
    'secret',
    'commence',
    'libre"',
    'pensée',
    'Norvège',
    'Islande',
  ])
    expect(page.wire().replaceAll('"elementId":"libre"', '')).not.toContain(word)
})
