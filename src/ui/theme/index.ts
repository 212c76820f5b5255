import './tokens.css'
import './base.css'

export { setTheme, THEMES, type Theme, useAppearance, useTheme } from './theme'
