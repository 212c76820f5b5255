;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_badge_ts'],
  {
    1488(a, s, t) {
      t.r(s)
      var r = t(5665)
      t.d(
        s,
        {},
        {
          default: async (a, s) => {
            const { late: t, due: u } = await a.http(r.r3, {}, { signal: s, background: !0 })
            return t + u
          },
        },
      )
    },
  },
])
