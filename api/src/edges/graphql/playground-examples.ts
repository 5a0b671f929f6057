/** An operation that the playground opens in a tab. Tests validate each against the schema and run it. */
interface ExampleOperation {
  title: string
  query: string
  variables?: Record<string, unknown>
}

/** What integrators try first. */
export const exampleOperations: ExampleOperation[] = [
  {
    title: 'Catalogue filtré',
    query: `# Les dix produits à l’éco-score le plus haut à moins de 50 €, avec les décomptes par facette.
query Catalogue($filter: ProductFilterInput) {
  products(filter: $filter, sort: RATING, limit: 10) {
    totalCount
    items { id name price ecoScore ecoBand rating inStock category { name slug } }
    facets {
      categories { category { name } count }
      priceBands { band count }
      ecoBands { band count }
      inStock
    }
  }
}
`,
    variables: { filter: { maxPrice: '49.99' } },
  },
  {
    title: 'Recherche',
    query: `# La recherche pardonne accents, pluriels, élisions et fautes de frappe.
query Recherche($search: String!) {
  products(filter: { search: $search }, sort: RELEVANCE, limit: 5) {
    totalCount
    items { id name price }
  }
}
`,
    variables: { search: 'gourdes bambu' },
  },
  {
    title: 'Un produit',
    query: `query Produit($id: ID!) {
  product(id: $id) {
    name description price ecoScore ecoBand whyChoose lifeBenefits planetBenefits moneySavings
    category { name }
    images { imageUrl altText isPrimary }
  }
}
`,
    variables: { id: '1' },
  },
  { title: 'Catégories', query: `query Categories {\n  categories { id name slug description }\n}\n` },
  {
    title: 'Avec un jeton',
    query: `# Un jeton d’API (administration, « Jetons d’API ») s’envoie dans l’en-tête
# Authorization: Bearer ramure_…
# Avec le droit de lire les articles, les brouillons en font partie.
query Articles {
  posts(limit: 5) { totalCount items { id title published } }
}
`,
  },
  {
    title: 'Moi',
    query: `# Nul si personne n’est connecté.\nquery Moi {\n  me { email firstName isAdmin }\n}\n`,
  },
]
