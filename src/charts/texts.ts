import { addTexts } from '#src/i18n'
import en from '../i18n/charts.en.json'
import zh from '../i18n/charts.zh-CN.json'

/** The texts of charts, which come with their code. */
export const useChartTexts = addTexts(en, zh)

export type ChartTexts = ReturnType<typeof useChartTexts>
