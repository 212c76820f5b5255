;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_today_ts'],
  {
    8410(t, a, e) {
      e.r(a)
      var s = e(69),
        l = e(804),
        n = e(7181),
        i = e(5665),
        p = e(6141),
        r = e(5201),
        o = e(6823),
        u = e(8919)
      function d(t, a) {
        const { id: e, nextStep: i } = t,
          d = (0, s.aS)(),
          c = i && { detail: (0, l.r)(i.text, i.textEn, d) ?? (0, p.p)(u.Tz, 'step', o.T6, i.kind), at: i.at }
        return { id: e, title: (0, l.Z)(t, d), due: a, to: (0, n.UF)(r.zZ, { id: e }), ...c }
      }
      e.d(
        a,
        {},
        {
          default: async (t, a) => {
            const e = (e) => t.http(i.eZ, { due: e, sort: 'nextStep', page: 1 }, { signal: a, background: !0 }),
              [s, l] = await Promise.all([e('late'), e('today')])
            return [...s.items.map((t) => d(t, 'late')), ...l.items.map((t) => d(t, 'today'))]
          },
        },
      )
    },
  },
])
