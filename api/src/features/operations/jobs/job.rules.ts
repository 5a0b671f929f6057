const minutes = 60_000

/**
 * What the shop does by itself. A round is done once in its time, by whichever copy of the shop comes first; what goes
 * on all the time (`isSteady`) has one row an hour.
 */
export const jobs = {
  RETENTION: { label: 'Effacement de ce qui a fait son temps', everyMs: 10 * minutes },
  FACTOR_REMOVALS: { label: 'Retrait des doubles vérifications perdues', everyMs: 10 * minutes },
  CONSENT_COUNTS: { label: 'Comptes des consentements du jour', everyMs: 10 * minutes },
  CONSENT_CHECK: { label: 'Contrôle du registre des consentements', everyMs: 10 * minutes },
  IMAGES: { label: 'Nettoyage des images que rien ne montre', everyMs: 10 * minutes },
  CEILINGS: { label: 'Éco-scores dont une preuve a pris fin', everyMs: 10 * minutes },
  ANALYTICS_MONTHS: { label: 'Place pour les mesures des mois à venir', everyMs: 10 * minutes },
  JOB_RUNS: { label: 'Oubli des anciens passages de cette page', everyMs: 10 * minutes },
  MAILS: { label: 'Envoi des e-mails', everyMs: 60 * minutes, isSteady: true },
  PUBLICATIONS: { label: 'Publications planifiées', everyMs: 60 * minutes, isSteady: true },
  RESTOCK: { label: 'E-mails de retour en stock', everyMs: 60 * minutes, isSteady: true },
  DIGESTS: { label: 'E-mail du matin à l’équipe', everyMs: 60 * minutes, isSteady: true },
} as const satisfies Record<string, { label: string; everyMs: number; isSteady?: true }>

export type JobName = keyof typeof jobs

export const jobNames = Object.keys(jobs) as JobName[]

/** Days for which the runs are kept. */
export const jobRunsKeptDays = 30
