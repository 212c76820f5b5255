import './Badge.css'

/** A count on a corner; from a hundred on '99+'. Its meaning stands in the name of what it sits on. */
export function Badge({ count }: { readonly count: number }) {
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
