/** A unit of the back end for its reader: CNY/m³ → 元/m³; `currency`: `say.currency`. */
export const unitIn = (unit: string, currency: string): string => unit.replace(/^CNY\b/, currency)
