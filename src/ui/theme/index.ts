// The tokens (tokens.css) stand in the page itself, because its skeleton needs them.
import './base.css'
import './reactVant.css'

export { setTheme, THEMES, type Theme, useAppearance, useTheme } from './theme'
