import './tokens.css'
import './base.css'

export { setTheme, THEMES, type Theme, useTheme } from './theme'
