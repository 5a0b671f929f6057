/** What is to be done about a claim: leave it out, say what it means, or prove it. */
export const claimKinds = ['FORBIDDEN', 'PRECISE', 'PROVE'] as const

/** One of them. */
export type ClaimKind = (typeof claimKinds)[number]

/** Changes with every change of a rule: a finding of the register says by which version it was found. */
export const claimRulesVersion = '2026.5'

/** The texts that the rules rest on, and since when each is in force. */
export const claimLaws = {
  agec: {
    title: 'Code de l’environnement, art. L. 541-9-1 (loi AGEC, art. 13)',
    since: '2022-01-01',
  },
  recycled: {
    title: 'Code de l’environnement, art. L. 541-9-1 et décret n° 2022-748',
    since: '2023-01-01',
  },
  neutral: {
    title: 'Code de l’environnement, art. L. 229-68 (loi Climat et résilience, art. 12)',
    since: '2023-01-01',
  },
  generic: { title: 'Directive (UE) 2024/825, annexe, points 4 bis et 4 ter', since: '2026-09-27' },
  offset: { title: 'Directive (UE) 2024/825, annexe, point 4 quater', since: '2026-09-27' },
  label: { title: 'Directive (UE) 2024/825, annexe, point 2 bis', since: '2026-09-27' },
  lasting: { title: 'Directive (UE) 2024/825, annexe, points 23 quinquies et suivants', since: '2026-09-27' },
  misleading: { title: 'Code de la consommation, art. L. 121-2', since: '2021-08-25' },
  guide: {
    title: 'Code de la consommation, art. L. 121-2, et guide du Conseil national de la consommation',
    since: '2023-06-01',
  },
  organic: { title: 'Règlement (UE) 2018/848, art. 30', since: '2022-01-01' },
  cosmetics: { title: 'Règlement (UE) n° 655/2013', since: '2013-07-11' },
  biocides: { title: 'Règlement (UE) n° 528/2012, art. 72', since: '2013-09-01' },
  health: { title: 'Règlement (CE) n° 1924/2006', since: '2007-07-01' },
  fair: { title: 'Loi n° 2005-882, art. 60 (commerce équitable)', since: '2014-08-02' },
  guarantee: { title: 'Code de la consommation, art. L. 217-21', since: '2021-10-01' },
  free: { title: 'Code de la consommation, art. L. 121-2 et L. 121-4, 19°', since: '2016-07-01' },
  reviews: { title: 'Code de la consommation, art. L. 121-4, 27° et 28°', since: '2022-05-28' },
  origin: { title: 'Code de la consommation, art. L. 121-2, 2° b', since: '2016-07-01' },
  plastics: { title: 'Directive (UE) 2019/904, art. 5', since: '2021-07-03' },
} as const

/**
 * One rule. `patterns` are words as `claim-patterns.rules.ts` reads them. A finding is none where one of `notAfter`
 * stands right before it, one of `notBefore` right after it, or one of `settledBy` in its sentence.
 */
export interface ClaimRule {
  id: string
  kind: ClaimKind
  patterns: readonly string[]
  notAfter?: string
  notBefore?: string
  settledBy?: string
  law: keyof typeof claimLaws
  /** What to do, in one sentence. */
  advice: string
  /** A wording to take instead. */
  wording: string
}
