;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['area_core'],
  {
    5134(e, t, a) {
      var o = a(69),
        r = a(7181)
      a.d(
        t,
        {},
        {
          B: (e, t) => {
            const [a = '', s = ''] = t.replace(/^#/, '').split('?'),
              i = e.registry.routes.get(a),
              c = i ? (0, r.KA)(i.route, s) : void 0
            i && c?.ok
              ? e.navigation.openHref((0, r.UF)(i.route, c.search))
              : e.feedback.toast((0, o.Qq)('state.notFoundTitle'))
          },
        },
      )
    },
    707(e, t, a) {
      const { useTexts: o, text: r } = (0, a(7672).K)('core')
      a.d(t, {}, { M: o })
    },
  },
])
