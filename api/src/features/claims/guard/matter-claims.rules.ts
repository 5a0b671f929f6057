import type { ClaimRule } from './claim-rule.rules.ts'

/** A named scheme or a number: with one of them in the sentence, a certificate is spoken of and not a mood. */
export const certifiedBy =
  'gots fsc pefc oeko ecolabel ecocert cosmos demeter fairtrade havelaar nf iso no numero certificat fr frbio* rge afnor qualirepar nordique bluesign grs rws leaping msc asc ab eurofeuille'

const materials =
  'plastique|papier|coton|verre|polyester|carton|acier|alu|aluminium|inox|laine|fibre|fibres|caoutchouc|nylon|metal|matiere|matieres|bois|cuir|polyamide|textile|tissu|rpet|emballage|emballages|flacon|boitier|produit|produits|materiau|materiaux|bouteilles|pet|contenu|filets|filet'

/** What a thing is made of, and becomes. */
export const matterClaims: readonly ClaimRule[] = [
  {
    kind: 'PRECISE',
    id: 'plant-based',
    patterns: [
      'bio+source~',
      'bio+sourcee~',
      'bio+plastique~',
      'bio+based',
      'plastique~ vegetal~',
      'plastique~ vegetaux',
    ],
    settledBy: '%',
    law: 'guide',
    advice: 'Dites quelle part, tirée de quelle plante\u00a0; un plastique végétal reste un plastique.',
    wording: 'Poils en nylon dont au moins 62 % proviennent d’huile de ricin.',
  },
  {
    kind: 'PRECISE',
    id: 'compostable',
    patterns: [
      'compostable~',
      'home compost',
      'compostabilite',
      'degradable~',
      'retourne|retournent @ terre',
    ],
    settledBy: 'industriel* domestique* domicile norme nf maison soi 51* 13432',
    law: 'agec',
    advice:
      'Dites si c’est chez soi ou en unité industrielle, selon quelle norme, et « ne pas jeter dans la nature ».',
    wording: 'Compostable à domicile (NF T 51-800, certificat n° …). Ne pas jeter dans la nature.',
  },
  {
    kind: 'PRECISE',
    id: 'recyclable',
    patterns: ['recyclable~', 'recyclabilite'],
    settledBy: 'consigne bac majoritairement',
    law: 'recycled',
    advice: 'Employez la formule du décret, et seulement si la filière existe.',
    wording: 'Emballage entièrement recyclable, à déposer au bac de tri.',
  },
  {
    kind: 'PRECISE',
    id: 'renewable',
    patterns: ['energie~|matiere~|ressource~|origine|source~|electricite|fibre~ renouvelable~'],
    settledBy: 'part garanties',
    law: 'guide',
    advice: 'Dites quelle part, de quelle source et quelle année.',
    wording: '74 % de l’électricité de l’atelier vient de son propre toit solaire (2025).',
  },
  {
    kind: 'PROVE',
    id: 'recycled-share',
    patterns: [
      `${materials} recycle|recycles|recyclee|recyclees`,
      `100 recycle|recycles|recyclee|recyclees`,
      'recyclee|recyclees',
      'issu~|issue~|fait~|fabrique~|base|partir @ recyclage|recuperation',
      '^recycle~ $',
      'en partie recycle~',
      'partiellement|majoritairement|largement|principalement|essentiellement|totalement recycle~',
      'est|sont|entierement|totalement recycle|recycles',
    ],
    notAfter: 'non jamais',
    notBefore: 'par',
    settledBy: '% pourcentage part kg g',
    law: 'recycled',
    advice: 'Donnez la part, comme le décret le demande.',
    wording: 'Produit comportant au moins 60 % de matières recyclées.',
  },
  {
    kind: 'PROVE',
    id: 'upcycled',
    patterns: [
      'up+cycl*',
      'surcycl*',
      'plastique~ oceanique~',
      'plastique~ ..3 ocean~|oceans|mer|mers|marin~',
      'dechet~ marin~',
    ],
    settledBy: '%',
    law: 'recycled',
    advice: 'Dites quelle matière, d’où, et quelle part du produit.',
    wording: 'Doublure en filets de pêche collectés à Lorient (35 % du poids).',
  },
  {
    kind: 'PROVE',
    id: 'without-plastic',
    patterns: [
      'sans plastique~',
      'zero|0 ?% ?de plastique',
      'plastic+free',
      'aucun plastique',
      'sans emballage~ ?plastique',
      'sans+dechet~',
    ],
    law: 'misleading',
    advice: 'Vérifiez tout le produit, bouchon et colis compris, et dites ce qui l’emballe.',
    wording: 'Emballé dans un étui en carton de 6 g\u00a0; le colis est fermé par une bande de papier.',
  },
  {
    kind: 'PROVE',
    id: 'organic',
    patterns: ['bio|bios', 'biologique~', 'organic'],
    notAfter: 'mieux analyse~ detergent agent~ horloge cycle~ diversite',
    notBefore: 'mecanique',
    settledBy: `${certifiedBy} label* certifi*`,
    law: 'organic',
    advice: 'Nommez l’organisme de contrôle (FR-BIO-…) ou le label et son numéro.',
    wording: 'Issu de l’agriculture biologique (FR-BIO-01, certificat n° …).',
  },
  {
    kind: 'PROVE',
    id: 'managed-forest',
    patterns: [
      'foret~|bois|culture~|plantation~ ..3 gere~|geree~|gerees|exploitee~ ..1 durabl*|responsabl*|raison*',
      'reforest*|replant* @ foret~|arbre~',
      'deforestation',
    ],
    settledBy: 'fsc pefc no',
    law: 'label',
    advice: 'Nommez FSC ou PEFC avec le numéro de la chaîne de contrôle.',
    wording: 'Bois certifié PEFC (n° 10-31-…).',
  },
]
