import type { ReactNode } from 'react'

/** Situations in which a whole page has nothing to show. */
export type StateKind = 'empty' | 'offline' | 'denied' | 'failed' | 'not-found' | 'construction'

const line = { stroke: 'var(--brand)', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** Motif gas line or map, one orange detail (mock 'States'). */
const drawings: Readonly<Record<StateKind, ReactNode>> = {
  empty: (
    <>
      <path d="M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z" fill="var(--brand-weak)" {...line} />
      <path d="M78 22v82M122 36v82" {...line} strokeWidth={2} />
      <path
        d="M54 88c10-8 16-2 22-10s14-14 24-10 12-10 22-12"
        stroke="var(--brand)"
        strokeWidth="2.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <path d="M134 72c-11-12-17-19-17-28a17 17 0 0 1 34 0c0 9-6 16-17 28z" fill="var(--accent)" />
      <circle cx="134" cy="44" r="6.5" fill="var(--surface)" />
    </>
  ),
  offline: (
    <>
      <path d="M8 78h46v28H8zM146 78h46v28h-46z" fill="var(--brand-weak)" {...line} />
      <path d="M54 70h12v44H54zM134 70h12v44h-12z" fill="var(--surface)" {...line} />
      <path d="M74 92h10M95 92h10M116 92h10" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M76 44c0-11 9-19 20-19 9 0 16 5 19 12 9 0 16 6 16 14s-7 14-15 14H86c-7 0-13-5-13-12 0-4 1-7 3-9z"
        fill="var(--surface)"
        {...line}
      />
      <path d="M82 20l42 50" stroke="var(--page)" strokeWidth="8" />
      <path d="M82 20l42 50" {...line} />
    </>
  ),
  denied: (
    <>
      <path d="M6 84h188v28H6z" fill="var(--brand-weak)" {...line} />
      <path d="M66 76h10v44H66zM124 76h10v44h-10z" fill="var(--surface)" {...line} />
      <path d="M100 84V54" {...line} strokeWidth={5} />
      <ellipse cx="100" cy="46" rx="38" ry="12" fill="var(--surface)" {...line} />
      <path d="M62 46h76M100 34v24" {...line} strokeWidth={2} />
      <rect x="86" y="88" width="28" height="24" rx="5" fill="var(--accent)" />
      <path d="M92 88v-6a8 8 0 0 1 16 0v6" stroke="var(--accent)" strokeWidth="3.5" />
      <circle cx="100" cy="99" r="3" fill="var(--text-on-accent)" />
    </>
  ),
  failed: (
    <>
      <path d="M6 98h188v24H6z" fill="var(--brand-weak)" {...line} />
      <path d="M93 98V82h14v16" fill="var(--brand-weak)" {...line} />
      <circle cx="100" cy="52" r="34" fill="var(--surface)" {...line} />
      <path d="M76 66a28 28 0 1 1 48 0" stroke="var(--hairline-strong)" strokeWidth="5" strokeLinecap="round" />
      <path d="M76 66a28 28 0 0 1-3.5-14" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
      <path d="M100 52 79 62" stroke="var(--text)" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="100" cy="52" r="5" fill="var(--text)" />
    </>
  ),
  'not-found': (
    <>
      <path d="M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z" fill="var(--brand-weak)" {...line} />
      <path d="M78 22v82M122 36v82" {...line} strokeWidth={2} />
      <circle cx="100" cy="66" r="22" fill="var(--surface)" {...line} />
      <path d="M116 82l18 18" {...line} strokeWidth={5} />
      <path d="M93 59l14 14M107 59 93 73" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  construction: (
    <>
      <path d="M6 90h70v28H6zM124 90h70v28h-70z" fill="var(--brand-weak)" {...line} />
      <path d="M76 82h12v44H76zM112 82h12v44h-12z" fill="var(--surface)" {...line} />
      <path d="M100 30v46M82 48l18-18 18 18" {...line} />
      <path d="M92 96h16v16H92z" fill="var(--accent)" />
    </>
  ),
}

/** The drawing of a state; decoration beside its words. */
export function StateArt({ kind }: { kind: StateKind }) {
  return (
    <svg className="state__art" viewBox="0 0 200 148" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="130" rx="80" ry="9" fill="var(--hairline)" />
      {drawings[kind]}
    </svg>
  )
}
