//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_OutboxConflict_tsx'],
  {
    3688(t, e, n) {
      var i = n(4602),
        o = n(5207),
        r = n(8872),
        a = n(69),
        l = n(1250),
        s = n(761),
        c = n(707)
      async function u({ feedback: t }, e, n) {
        try {
          return await e
        } catch (e) {
          return (t.toast((0, s.k)(e, a.Qq)), n)
        }
      }
      n.d(
        e,
        {},
        {
          J: (t) => {
            const e = (0, o.zi)(),
              n = (0, l.b)(),
              s = (0, c.M)()
            return (0, i.useMemo)(
              () => ({
                retry: (n) => u(e, t.retryNow(n.id), void 0),
                edit: (i) =>
                  u(
                    e,
                    (async (t, e, n, i, o) => {
                      const { feedback: l, drafts: s } = t,
                        { request: c, isWhole: u } = await e.contentsOf(n.id),
                        d = t.outbox.callOf(n)?.edit?.(c)
                      if ((u || l.toast((0, a.Qq)('outbox.reason.fileMissing')), !d)) return
                      const x = await (async (t, e) => {
                        if (!e.unclear) return 'absent'
                        try {
                          const n = await t.outbox.callOf(e)?.alreadyThere?.(t, e.unclear.request)
                          if (void 0 === n) return 'unclear'
                          return n ? 'arrived' : 'absent'
                        } catch {
                          return 'unclear'
                        }
                      })(t, n)
                      if ('absent' !== x)
                        return (l.toast(i('arrived' === x ? 'outbox.arrived' : 'outbox.unclear')), e.retryNow(n.id))
                      const { form: f, record: b } = d
                      if (
                        (await s.load(f, b)) &&
                        'confirm' !==
                          (await l.ask({
                            title: i('outbox.draftTitle'),
                            text: i('outbox.draftText'),
                            confirm: i('outbox.draftReplace'),
                            cancel: i('outbox.keep'),
                          }))
                      )
                        return
                      const { callId: h, idempotencyKey: j, createdAt: y } = n
                      await (0, r.Fe)(s, d, { key: j, at: y, sent: { callId: h, request: n.request } }),
                        (await e.discard(n.id))
                          ? (await (0, r.Fe)(s, d), o.openHref(d.to))
                          : (await s.discard(f, b), l.toast(i('outbox.beingSent')))
                    })(e, t, i, s, n),
                    void 0,
                  ),
                discard: (n) =>
                  u(
                    e,
                    (async (t, e, n, i) => {
                      const { feedback: o } = t,
                        r = await (async (t, e, n) => {
                          const i = t.outbox.callOf(n)
                          if (!i || n.keepResult) return
                          const { record: o, label: r, idempotencyKey: a, unclear: l } = n,
                            { request: s, isWhole: c } = await e.contentsOf(n.id)
                          if (!c) return
                          const u = l?.idempotencyKey === a
                          return () =>
                            e.enqueue({
                              call: i.call,
                              request: s,
                              record: o,
                              label: r,
                              idempotencyKey: a,
                              mayHaveArrived: u,
                            })
                        })(t, e, n)
                      if (
                        !r &&
                        'confirm' !==
                          (await o.ask({
                            title: i('outbox.discardTitle'),
                            text: i('outbox.discardText'),
                            confirm: i('outbox.discard'),
                            cancel: i('outbox.keep'),
                            tone: 'risk',
                          }))
                      )
                        return !1
                      const a = await e.discard(n.id)
                      return (
                        a
                          ? r &&
                            o.toast(i('outbox.discarded'), { action: { label: i('outbox.undo'), run: () => void r() } })
                          : o.toast(i('outbox.beingSent')),
                        a
                      )
                    })(e, t, n, s),
                    !1,
                  ),
              }),
              [e, t, s, n],
            )
          },
        },
      )
    },
    2170(t, e, n) {
      var i = n(4602),
        o = n(5207)
      n.d(
        e,
        {},
        {
          X: () => {
            const { outbox: t } = (0, o.zi)(),
              [e, n] = (0, i.useState)({ kind: 'loading' }),
              r = (0, i.useCallback)(async () => {
                try {
                  n({ kind: 'open', outbox: await t.load() })
                } catch (t) {
                  n({ kind: 'failed', error: t, retry: () => void r() })
                }
              }, [t])
            return ((0, i.useEffect)(() => void r(), [r]), e)
          },
        },
      )
    },
    339(t, e, n) {
      n.r(e), n.d(e, { default: () => M })
      var i = n(1394),
        o = n(7140),
        r = n(4602),
        a = n(5207),
        l = n(9761),
        s = n(69),
        c = n(5589),
        u = n(1250),
        d = n(4076),
        x = n(8607),
        f = n(7584),
        b = n(5018),
        h = n(4804),
        j = n(2920),
        y = n(9381),
        p = n(707)
      function w(t) {
        return null == t || '' === t ? '–' : 'object' == typeof t ? JSON.stringify(t) : String(t)
      }
      function k({ item: t, known: e, theirs: n }) {
        var o
        const r = (0, p.M)(),
          a = (0, l.fL)(e?.plugin ?? 'core'),
          s = e?.compare?.(t.request, n),
          c = s
            ? s.map((t) => ({ ...t, label: a(t.label) }))
            : ((o = (({ request: t }, e) => {
                try {
                  return e?.call.request((0, y.HX)(t)) ?? t
                } catch {
                  return t
                }
              })(t, e)),
              (function t(e, n = []) {
                return 'object' != typeof e || null === e || Array.isArray(e)
                  ? [[n, e]]
                  : Object.entries(e).flatMap(([e, i]) => t(i, [...n, e]))
              })(o).map(([t, e]) => {
                const i = 'changes' === t[0] ? t.slice(1) : t
                return {
                  label: i.join('.'),
                  mine: w(e),
                  theirs: w(i.reduce((t, e) => ('object' == typeof t && null !== t ? t[e] : void 0), n)),
                }
              }))
        return (0, i.jsxs)('table', {
          className: 'versions',
          children: [
            (0, i.jsx)('thead', {
              children: (0, i.jsxs)('tr', {
                children: [
                  (0, i.jsx)('th', { scope: 'col', children: r('outbox.field') }),
                  (0, i.jsx)('th', { scope: 'col', children: r('outbox.mine') }),
                  (0, i.jsx)('th', { scope: 'col', children: r('outbox.theirs') }),
                ],
              }),
            }),
            (0, i.jsx)('tbody', {
              children: c.map(({ label: t, mine: e, theirs: n }) =>
                (0, i.jsxs)(
                  'tr',
                  {
                    className: e === n ? void 0 : 'versions__differs',
                    children: [
                      (0, i.jsxs)('th', {
                        scope: 'row',
                        children: [t, e === n ? null : (0, i.jsx)('small', { children: r('outbox.differs') })],
                      }),
                      (0, i.jsx)('td', { children: e }),
                      (0, i.jsx)('td', { children: n }),
                    ],
                  },
                  t,
                ),
              ),
            }),
          ],
        })
      }
      var v = n(3688),
        m = n(2170),
        g = n(7533)
      const M = (0, o.PA)(() => {
        const { id: t } = (0, c.SQ)(g.uZ),
          e = (0, m.X)()
        if ('failed' === e.kind) return (0, i.jsx)(O, {})
        if ('loading' === e.kind) return (0, i.jsx)(T, {})
        const n = e.outbox.items.get(t)
        return n?.state.kind === 'conflict' ? (0, i.jsx)(S, { outbox: e.outbox, item: n }) : (0, i.jsx)(O, {})
      })
      function T() {
        const t = (0, p.M)()
        return (
          (0, c.Sw)('loading'),
          (0, i.jsx)(d.b, { title: t('outbox.conflictTitle'), children: (0, i.jsx)(x.dz, { count: 3 }) })
        )
      }
      function O() {
        const t = (0, u.b)(),
          e = (0, p.M)(),
          n = (0, l.FW)()
        return (
          (0, c.Sw)('not-found'),
          (0, i.jsx)(d.b, {
            title: e('outbox.conflictTitle'),
            children: (0, i.jsx)(f.X, {
              kind: 'not-found',
              title: e('outbox.settled'),
              text: e('outbox.settledText'),
              action: { label: n('back'), onPress: t.back },
            }),
          })
        )
      }
      const S = (0, o.PA)(({ outbox: t, item: e }) => {
        const n = (0, u.b)(),
          o = (0, p.M)(),
          x = (0, l.FW)(),
          { feedback: f, outbox: y } = (0, a.zi)(),
          { discard: w } = (0, v.J)(t),
          m = y.callOf(e),
          { state: g, id: M } = e,
          T = 'conflict' === g.kind ? g.theirs : void 0
        return (
          (0, c.Sw)('ready'),
          (0, r.useEffect)(() => {
            m && (0, s.Hy)(m.plugin)
          }, [m]),
          (0, i.jsxs)(d.b, {
            title: o('outbox.conflictTitle'),
            bottomBar: (0, i.jsxs)(i.Fragment, {
              children: [
                (0, i.jsx)(b.$, {
                  variant: 'line',
                  onPress: async () => {
                    ;(await w(e)) && n.back()
                  },
                  children: o('outbox.discardMine'),
                }),
                m
                  ? (0, i.jsx)(b.$, {
                      variant: 'brand',
                      onPress: async () => {
                        const { request: e, isWhole: i } = await t.contentsOf(M)
                        if (!i) return void f.toast(x('outbox.reason.fileMissing'))
                        const r = await t.edit(M, m?.onTop?.(e, T) ?? e)
                        f.toast(o(r ? 'outbox.sendsAgain' : 'outbox.settled')), n.back()
                      },
                      children: o('outbox.sendMine'),
                    })
                  : null,
              ],
            }),
            children: [
              (0, i.jsx)(h.$, {
                tone: 'warn',
                children: ('conflict' === g.kind && g.message) || o('outbox.status.conflict'),
              }),
              (0, i.jsx)(j.Z, { title: e.label, children: (0, i.jsx)(k, { item: e, known: m, theirs: T }) }),
            ],
          })
        )
      })
    },
  },
])
