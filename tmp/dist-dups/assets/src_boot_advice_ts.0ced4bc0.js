;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_boot_advice_ts'],
  {
    292(e, a, o) {
      o.d(a, { adviceFor: () => m })
      var s = o(69),
        i = o(659),
        n = o(7269)
      const r = i.lqM(i.mee(i.YjP())),
        t = (0, n.T)({
          host: 'main',
          method: 'GET',
          path: '/api/core/approvers',
          send: 'query',
          about:
            'People who may give me a role with this right: approvers of my organisation, else of the nearest one above.',
          request: i.Ikc({ right: i.YjP() }),
          response: i.YOg(
            i.FsL(
              i.Ikc({ userName: i.YjP(), userNameEn: r, orgName: r, orgNameEn: r }),
              i.pdi(({ userName: e, userNameEn: a, orgName: o, orgNameEn: s }) => ({
                name: e,
                nameEn: a ?? void 0,
                organisation: o ? { name: o, nameEn: s ?? void 0 } : void 0,
              })),
            ),
          ),
        })
      async function m({ registry: e, http: a }, o, i) {
        const n = e.plugins.filter(({ rights: e }) => e && o in e),
          [r] = n,
          [p, c] = await Promise.all([
            a(t, { right: o }, { signal: i, background: !0 }).catch(() => []),
            r &&
              (0, s.Hy)(r.id).then(
                () => !0,
                () => !1,
              ),
          ]),
          d = new Set(n.flatMap(({ rights: e }) => Object.keys(e?.[o] ?? {})))
        return { namedBy: c ? r?.id : void 0, roles: d, approvers: p }
      }
    },
  },
])
