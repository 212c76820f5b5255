import { addTexts } from '#src/i18n'
import en from '../i18n/charts.en.json'

/** The texts of charts, which come with their code. */
export const useChartTexts = addTexts(en)
