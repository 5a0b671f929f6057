import type { FirstPage } from './first-page.type.ts'

/** The quick tips (specification, section 2): home, water, recycling, food, fashion. Orders of magnitude, with unit. */
export const quickTipsPage: FirstPage = {
  updatedAt: '2026-11-23',
  lead: 'Un par domaine du quotidien, avec l’ordre de grandeur qui le justifie.',
  description:
    'Cinq gestes rapides pour la maison, l’eau, le recyclage, l’alimentation et la mode, chacun avec son ordre de grandeur.',
  sections: [
    {
      group: 'tips',
      title: '',
      text: '### 7\u00a0%\n\nd’énergie de chauffage en moins, environ, pour chaque degré baissé (ADEME).\n\nVisez 19\u00a0°C au salon et 17\u00a0°C dans les chambres, et fermez les volets dès la tombée du jour.',
    },
    {
      group: 'tips',
      title: '',
      text: '### 5\u00a0L/min\n\nau robinet avec un mousseur, au lieu de 12 environ.\n\nVissez-en un dans la cuisine et un dans la salle de bains\u00a0: il se pose à la main, en deux minutes.',
    },
    {
      group: 'tips',
      title: '',
      text: '### 1/3\n\nde la poubelle ordinaire, environ, se composte\u00a0: épluchures, restes, marc de café (ADEME).\n\nMettez-les à part. Pour les emballages, videz bien sans laver, et ne les emboîtez pas les uns dans les autres.',
    },
    {
      group: 'tips',
      title: '',
      text: '### 25\u00a0kg\n\nde nourriture encore consommable jetés à la maison par personne et par an, environ.\n\nGardez un soir par semaine pour cuisiner ce qui reste, avant de refaire les courses.',
    },
    {
      group: 'tips',
      title: '',
      text: '### 9\u00a0mois\n\nde plus avec le même vêtement réduisent son empreinte de 20 à 30\u00a0%, selon le WRAP.\n\nLavez à 30\u00a0°C, faites sécher à l’air libre et recousez tôt\u00a0: un accroc d’un centimètre prend cinq minutes.',
    },
  ],
}
