/** Illustration of the sign-in page: a gas line between plant, gas holder and town. */
export function LoginArt() {
  return (
    <svg
      className="login__art"
      viewBox="0 0 390 220"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 138c40-26 84-34 132-22 58 14 92-30 150-30 44 0 76 18 108 34v100H0z" fill="var(--art-hill-1)" />
      <path d="M0 174c60-22 118-26 176-12 70 16 130-24 214-14v72H0z" fill="var(--art-hill-2)" />
      <g stroke="var(--art-line)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
        <path d="M40 170v-34l18-12v12l18-12v12l18-12v46z" fill="var(--art-build)" />
        <path d="M84 122V92h8v30" fill="var(--art-build)" />
        <path d="M52 150h5M65 150h5M78 150h5" />
        <path d="M292 172v-70h30v70zM322 172v-52h24v52z" fill="var(--art-build)" />
        <path d="M299 114h4M310 114h4M299 126h4M310 126h4M299 138h4M310 138h4M332 132h4M332 144h4" />
        <path d="M178 140l-6 30M210 140l6 30M194 150v20M168 170h52" />
        <circle cx="194" cy="126" r="26" fill="var(--art-build)" />
        <path d="M169 121c15 6 35 6 50 0M189 100v-7h10v7" />
      </g>
      <path d="M-10 196H96q12 0 12-12t12-12h144q14 0 14 12t14 12h110" stroke="var(--art-pipe)" strokeWidth="6" />
      <path
        d="M-10 196H96q12 0 12-12t12-12h144q14 0 14 12t14 12h110"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="14 22"
        strokeLinecap="round"
      />
      <g fill="var(--art-pipe)">
        <path d="M60 189h8v14h-8zM140 165h8v14h-8zM330 189h8v14h-8z" />
      </g>
    </svg>
  )
}
