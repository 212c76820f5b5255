import { addTexts } from '#platform/i18n'
import en from './charts.en.json'
import zh from './charts.zh-CN.json'

/** The texts of charts, loaded with their code. */
export const useChartTexts = addTexts(en, zh)

export type ChartTexts = ReturnType<typeof useChartTexts>
