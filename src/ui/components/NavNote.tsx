import type { ReactNode } from 'react'
import './NavBar.css'

/** A status text in the navigation bar, e.g. 'Draft saved 9:41'; changes are announced to screen readers. */
export function NavNote({ icon, children }: { readonly icon?: ReactNode; readonly children?: ReactNode }) {
  return (
    <span className="navbar__note" role="status">
      {icon}
      {children}
    </span>
  )
}
