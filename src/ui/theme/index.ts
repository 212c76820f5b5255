// The tokens (tokens.css) are inlined in the page, because its skeleton needs them.
import './base.css'
import './reactVant.css'

export { setTheme, THEMES, type Theme, useAppearance, useTheme } from './theme'
