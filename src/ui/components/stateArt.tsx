import type { ReactNode } from 'react'

export type StateKind = 'empty' | 'offline' | 'denied' | 'not-found' | 'failed' | 'construction'

const ground = <ellipse className="art-ground" cx="100" cy="130" rx="80" ry="9" />

/** Illustrations of whole-page states: map or gas line, one orange detail. Made for these pages; 200 × 148. */
export const stateArt: Readonly<Record<StateKind, ReactNode>> = {
  // A map whose pin found nothing around it.
  empty: (
    <>
      {ground}
      <path className="art-tint art-line" d="M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z" />
      <path className="art-thin" d="M78 22v82M122 36v82" />
      <path className="art-dots" d="M54 88c10-8 16-2 22-10s14-14 24-10 12-10 22-12" />
      <path className="art-accent" d="M134 72c-11-12-17-19-17-28a17 17 0 0 1 34 0c0 9-6 16-17 28z" />
      <circle className="art-face" cx="134" cy="44" r="6.5" />
    </>
  ),
  // A line with a missing piece under a cloud that is out of reach.
  offline: (
    <>
      {ground}
      <path className="art-tint art-line" d="M8 78h46v28H8zM146 78h46v28h-46z" />
      <path className="art-face art-line" d="M54 70h12v44H54zM134 70h12v44h-12z" />
      <path className="art-thin" d="M20 78v28M180 78v28" />
      <path className="art-accent-line" d="M74 92h10M95 92h10M116 92h10" />
      <path
        className="art-face art-line"
        d="M76 44c0-11 9-19 20-19 9 0 16 5 19 12 9 0 16 6 16 14s-7 14-15 14H86c-7 0-13-5-13-12 0-4 1-7 3-9z"
      />
      <path className="art-gap" d="M82 20l42 50" />
      <path className="art-line" d="M82 20l42 50" />
    </>
  ),
  // A valve with a lock.
  denied: (
    <>
      {ground}
      <path className="art-tint art-line" d="M6 84h188v28H6z" />
      <path className="art-face art-line" d="M66 76h10v44H66zM124 76h10v44h-10z" />
      <path className="art-line" d="M100 84V54" />
      <ellipse className="art-face art-line" cx="100" cy="46" rx="38" ry="12" />
      <ellipse className="art-brand" cx="100" cy="46" rx="10" ry="3.5" />
      <path className="art-thin" d="M62 46h76M100 34v24" />
      <rect className="art-accent" x="86" y="88" width="28" height="24" rx="5" />
      <path className="art-accent-line" d="M92 88v-6a8 8 0 0 1 16 0v6" />
      <circle cx="100" cy="99" r="3" fill="var(--text-on-accent)" />
    </>
  ),
  // A map whose road leads off the sheet.
  'not-found': (
    <>
      {ground}
      <path className="art-tint art-line" d="M44 34 78 22l44 14 34-12v82l-34 12-44-14-34 12z" />
      <path className="art-thin" d="M78 22v82M122 36v82" />
      <path className="art-dots" d="M52 92c12-4 14-16 26-16s16 10 26 4" />
      <path className="art-accent-line" d="M118 56l22 22M140 56l-22 22" />
    </>
  ),
  // A gauge that shows zero.
  failed: (
    <>
      {ground}
      <path className="art-tint art-line" d="M6 98h188v24H6zM93 98V82h14v16" />
      <circle className="art-face art-line" cx="100" cy="52" r="34" />
      <path className="art-scale" d="M76 66a28 28 0 1 1 48 0" />
      <path className="art-accent-line" d="M76 66a28 28 0 0 1-3.5-14" />
      <path className="art-hand" d="M100 52 79 62" />
      <circle className="art-ink" cx="100" cy="52" r="5" />
    </>
  ),
  // A line whose next pipe hangs ready above its gap.
  construction: (
    <>
      {ground}
      <path className="art-tint art-line" d="M6 90h52v26H6zM142 90h52v26h-52z" />
      <path className="art-face art-line" d="M58 83h10v40H58zM132 83h10v40h-10z" />
      <path className="art-thin" d="M100 12v20M100 32 76 48M100 32l24 16" />
      <path className="art-tint art-line" d="M70 48h60v26H70z" />
      <path className="art-accent-line" d="M100 82v18M93 93l7 8 7-8" />
    </>
  ),
}
