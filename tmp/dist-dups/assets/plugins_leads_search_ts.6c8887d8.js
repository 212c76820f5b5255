;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_search_ts'],
  {
    2979(a, t, s) {
      s.r(t)
      var e = s(69),
        i = s(804),
        r = s(7181),
        d = s(5665),
        n = s(6141),
        u = s(5201),
        c = s(6823),
        l = s(8919)
      function p(a) {
        const { id: t, state: s, stage: d, industry: p } = a,
          g = (0, e.aS)(),
          h = 'discarded' === s ? (0, l.Tz)('state.discarded') : (0, n.p)(l.Tz, 'stage', c.hq, d),
          o = p ? [h, (0, i.Z)(p, g)] : [h]
        return { id: t, title: (0, i.Z)(a, g), detail: o.join(' · '), to: (0, r.UF)(u.zZ, { id: t }) }
      }
      s.d(
        t,
        {},
        {
          default: async (a, t, s) =>
            (await a.http(d.Xs, { keyword: t, page: 1 }, { signal: s, background: !0 })).items.map(p),
        },
      )
    },
  },
])
