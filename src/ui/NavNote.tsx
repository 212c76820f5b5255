import type { ReactNode } from 'react'
import './NavBar.css'

/** A state at the right of the navigation bar, e.g. 'Draft saved 9:41'; announced when it changes. */
export function NavNote({ icon, children }: { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <span className="navbar__note" role="status">
      {icon}
      {children}
    </span>
  )
}
