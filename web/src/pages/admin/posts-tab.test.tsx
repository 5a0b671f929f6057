import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { fakeStorage, makeFile } from '../../test/fake-storage.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const repair = makePost({
  ...{ id: '7', version: 2, title: 'Réparer <i>soi-même</i>', excerpt: 'Sans outil.', featured: true },
  ...{ published: true, createdAt: '2026-06-09T22:30:00.000Z', content: 'Ligne 1\nLigne 2' },
})
const draft = makePost({ id: '8', title: 'Laver moins', excerpt: null, published: false, featured: false })

const open = (search = '', answers: Answers = {}) =>
  openAdmin(`/admin?onglet=articles${search}`, {
    posts: makePosts([repair, draft]),
    post: repair,
    ...answers,
  })

const row = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('article') as HTMLElement)
const form = () => within(screen.getByRole('dialog'))
const field = (name: string) => form().getByLabelText(name)

describe('the list', () => {
  it('tells of each article whether it is published, put forward, and from when', async () => {
    open()
    const first = await row('Réparer <i>soi-même</i>')
    expect(first.getByText('Publié')).toBeInTheDocument()
    expect(first.getByText('Vedette')).toBeInTheDocument()
    expect(first.getByText('Sans outil.')).toBeInTheDocument()
    // In Paris it was the day after.
    expect(first.getByText('10 juin 2026')).toHaveAttribute('datetime', '2026-06-09T22:30:00.000Z')
    const second = await row('Laver moins')
    expect(second.getByText('Brouillon')).toBeInTheDocument()
    expect(second.queryByText('Vedette')).not.toBeInTheDocument()
    expect(second.getByText('Sans extrait')).toBeInTheDocument()
  })

  it('is the answer to the URL, drafts included unless it says otherwise', async () => {
    const { user, at, sent } = open('&q=laver&tri=titre&etat=brouillons&page=2', {
      posts: { ...makePosts([draft]), totalCount: 21 },
    })
    await row('Laver moins')
    const window = { limit: 20, offset: 20 }
    expect(sent('AdminPosts')).toEqual([{ search: 'laver', sort: 'TITLE', published: false, ...window }])
    await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Tous')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Plus récents')
    expect(at()).toBe('/admin?onglet=articles&q=laver')
    await waitFor(() =>
      expect(sent('AdminPosts').at(-1)).toEqual({ search: 'laver', sort: 'NEWEST', limit: 20, offset: 0 }),
    )
  })
})

describe('a new article', () => {
  const openNew = async (answers: Answers = {}) => {
    const page = open('&fiche=nouveau', answers)
    await screen.findByRole('form', { name: 'Nouvel article' })
    return page
  }

  it('is a draft until somebody publishes it', async () => {
    const { user, at, sent } = await openNew({ createPost: draft })
    expect(field('Publié')).not.toBeChecked()
    expect(field('Article vedette')).not.toBeChecked()
    await user.type(field('Titre'), 'Laver moins')
    await user.type(field('Contenu'), 'Un conseil.')
    await user.click(form().getByRole('switch', { name: 'Article vedette' }))
    await user.click(form().getByRole('button', { name: 'Créer l’article' }))
    expect(await screen.findByText('Article créé')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/admin?onglet=articles'))
    expect(sent('CreatePost')).toEqual([
      {
        input: {
          ...{ title: 'Laver moins', content: 'Un conseil.', excerpt: null, imageUrl: null },
          ...{ published: false, publishAt: null, featured: true },
        },
      },
    ])
    await waitFor(() => expect(sent('AdminPosts')).toHaveLength(2))
  })

  it('is held to the rules before anything is sent', async () => {
    const { user, sent } = await openNew()
    await user.click(field('Extrait'))
    await user.paste('x'.repeat(301))
    await user.type(field('Image'), 'javascript:alert(1)')
    await user.click(form().getByRole('button', { name: 'Créer l’article' }))
    await waitFor(() => expect(field('Titre')).toHaveAccessibleDescription('Titre : champ obligatoire.'))
    expect(field('Contenu')).toHaveAccessibleDescription('Contenu : champ obligatoire.')
    expect(field('Extrait')).toHaveAccessibleDescription('Extrait : 300 caractères au plus.')
    expect(field('Image')).toBeInvalid()
    expect(sent('CreatePost')).toHaveLength(0)
  })

  it('takes an image that is sent, shows it, and keeps it like anything typed', async () => {
    const storage = fakeStorage()
    const { user, unmount } = await openNew()
    await user.upload(field('Envoyer une image'), makeFile('une.png'))
    ;(await storage.sending(0)).answer(200)
    const address = '/public-objects/products/abc.webp'
    await waitFor(() => expect(field('Image')).toHaveValue(address))
    expect(form().getByRole('img', { name: 'Aperçu' })).toHaveAttribute('src', `${address}?w=320`)
    unmount()
    await openNew()
    expect(field('Image')).toHaveValue(address)
    await user.click(form().getByRole('button', { name: 'Retirer l’image' }))
    expect(field('Image')).toHaveValue('')
    expect(form().queryByRole('img', { name: 'Aperçu' })).not.toBeInTheDocument()
  })

  it('hides the preview of an image that does not load', async () => {
    const { user } = await openNew()
    await user.type(field('Image'), 'https://exemple.fr/absente.jpg')
    form().getByRole('img', { name: 'Aperçu' }).dispatchEvent(new Event('error'))
    await waitFor(() => expect(form().queryByRole('img', { name: 'Aperçu' })).not.toBeInTheDocument())
  })
})

describe('an existing article', () => {
  it('is shown as it is, and sends what was changed alone, with its version', async () => {
    const { user, sent } = open('', { updatePost: { ...repair, version: 3, published: false } })
    await user.click(await screen.findByRole('link', { name: 'Modifier Réparer <i>soi-même</i>' }))
    await screen.findByRole('form', { name: 'Modifier l’article' })
    expect(field('Titre')).toHaveValue('Réparer <i>soi-même</i>')
    expect(field('Contenu')).toHaveValue('Ligne 1\nLigne 2')
    await user.click(form().getByRole('switch', { name: 'Publié', checked: true }))
    await user.click(form().getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Article mis à jour')).toBeInTheDocument()
    expect(sent('UpdatePost')).toEqual([{ id: '7', version: 2, input: { published: false } }])
  })

  it('that does not exist says so', async () => {
    open('&fiche=99', { post: () => refuse('NOT_FOUND', 'Article non trouvé') })
    expect(await screen.findByText('Article non trouvé')).toBeInTheDocument()
  })

  it('is deleted after a question that names it', async () => {
    let posts = makePosts([repair, draft])
    const { user, sent } = open('', {
      posts: () => posts,
      deletePost: () => {
        posts = makePosts([draft])
        return '7'
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Supprimer Réparer <i>soi-même</i>' }))
    const name = 'Supprimer l’article «\u00a0Réparer <i>soi-même</i>\u00a0»\u202f?'
    const question = within(await screen.findByRole('alertdialog', { name }))
    await user.click(question.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Article supprimé')).toBeInTheDocument()
    expect(sent('DeletePost')).toEqual([{ id: '7' }])
    await waitFor(() => expect(screen.queryByRole('heading', { name: /soi-même/ })).not.toBeInTheDocument())
  })
})

describe('the form of an article', () => {
  const soap = makeProduct({ id: '3', name: 'Savon' })
  const openForm = async (answers: Answers = {}) => {
    const page = open('&fiche=nouveau', { products: { items: [soap], totalCount: 1 }, ...answers })
    await screen.findByRole('form', { name: 'Nouvel article' })
    return page
  }
  // On a phone, as here, the two take turns.
  const openPreview = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
    expect(screen.queryByRole('region', { name: 'Aperçu de la page' })).not.toBeInTheDocument()
    await user.click(form().getByRole('button', { name: 'Aperçu' }))
    return within(screen.getByRole('region', { name: 'Aperçu de la page' }))
  }
  const content = () => field('Contenu') as HTMLTextAreaElement
  const hidden = { hidden: true }

  it('shows what the page will be while it is typed', async () => {
    const { user } = await openForm()
    await user.type(field('Titre'), 'Laver moins')
    await user.click(field('Contenu'))
    await user.paste('## Pourquoi\nUn **geste**.')
    const preview = await openPreview({ user })
    expect(preview.getByRole('heading', { level: 2, name: 'Pourquoi', ...hidden })).toBeInTheDocument()
    expect(preview.getByRole('heading', { level: 1, name: 'Laver moins', ...hidden })).toBeInTheDocument()
    expect(preview.getByText('geste').tagName).toBe('STRONG')
    expect(preview.getByText('Brouillon')).toBeInTheDocument()
  })

  it('counts the signs of the excerpt', async () => {
    const { user } = await openForm()
    expect(field('Extrait')).toHaveAccessibleDescription(/^0\/300\scaractères$/)
    await user.type(field('Extrait'), 'Un résumé. ')
    expect(field('Extrait')).toHaveAccessibleDescription(/^10\/300\scaractères$/)
  })

  it('sets marks by its toolbar and by the keyboard', async () => {
    const { user } = await openForm()
    // What the same keys open elsewhere would be there at once.
    await import('../../features/overview/admin/palette/command-palette.tsx')
    await user.type(field('Contenu'), 'moins')
    content().setSelectionRange(0, 5)
    await user.keyboard('{Control>}b{/Control}')
    expect(content()).toHaveValue('**moins**')
    await user.keyboard('{Meta>}b{/Meta}')
    expect(content()).toHaveValue('moins')
    await user.keyboard('{Control>}k{/Control}')
    expect(content()).toHaveValue('[moins](/adresse)')
    await user.click(form().getByRole('button', { name: 'Liste' }))
    expect(content()).toHaveValue('- [moins](/adresse)')
    expect(content()).toHaveFocus()
    expect(screen.queryByRole('dialog', { name: 'Aller à' })).not.toBeInTheDocument()
  })

  it('has one stop of the tabulator for its toolbar, and arrows within', async () => {
    const { user } = await openForm()
    const toolbar = within(form().getByRole('toolbar', { name: 'Mise en forme' }))
    const [first, second] = toolbar.getAllByRole('button')
    expect(toolbar.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first])
    first?.focus()
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('{End}{ArrowRight}')
    expect(first).toHaveFocus()
  })

  it('finds a product, and shows its card in the preview', async () => {
    const { user } = await openForm()
    await user.type(field('Contenu'), 'Un savon.')
    await user.click(form().getByRole('button', { name: 'Produit' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Montrer un produit' }))
    await user.click(await picker.findByRole('button', { name: /^Savon/ }))
    await waitFor(() => expect(content()).toHaveValue('Un savon.\n{produit:3}\n'))
    const preview = await openPreview({ user })
    expect(await preview.findByRole('link', { name: 'Savon', ...hidden })).toBeInTheDocument()
  })

  it('says where a product is gone', async () => {
    const { user } = await openForm({ products: { items: [], totalCount: 0 } })
    await user.click(field('Contenu'))
    await user.paste('{produit:99}')
    const preview = await openPreview({ user })
    expect(await preview.findByText(/produit n°\s99 n’est pas en vente/)).toBeInTheDocument()
  })
})

it('leads to the page of each article, that of a draft as well', async () => {
  const { user } = open()
  const link = (await row('Laver moins')).getByRole('link', { name: /^Voir l’aperçu/ })
  expect(link).toHaveAttribute('href', '/article/8-laver-moins')
  expect(link).toHaveAttribute('target', '_blank')
  await user.click(screen.getByRole('link', { name: 'Modifier Réparer <i>soi-même</i>' }))
  await screen.findByRole('form', { name: 'Modifier l’article' })
  expect(form().getByRole('link', { name: /^Voir la page/ })).toHaveAttribute(
    'href',
    '/article/7-reparer-i-soi-meme-i',
  )
})
