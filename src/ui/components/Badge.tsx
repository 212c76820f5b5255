import './Badge.css'

/** A count on the corner of another element; '99+' from 100. The accessible name of that element has to explain it. */
export function Badge({ count }: { readonly count: number }) {
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
