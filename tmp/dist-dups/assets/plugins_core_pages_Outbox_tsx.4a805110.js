//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_Outbox_tsx'],
  {
    3688(e, t, a) {
      var n = a(4602),
        r = a(5207),
        l = a(8872),
        i = a(69),
        o = a(1250),
        s = a(761),
        u = a(707)
      async function d({ feedback: e }, t, a) {
        try {
          return await t
        } catch (t) {
          return (e.toast((0, s.k)(t, i.Qq)), a)
        }
      }
      a.d(
        t,
        {},
        {
          J: (e) => {
            const t = (0, r.zi)(),
              a = (0, o.b)(),
              s = (0, u.M)()
            return (0, n.useMemo)(
              () => ({
                retry: (a) => d(t, e.retryNow(a.id), void 0),
                edit: (n) =>
                  d(
                    t,
                    (async (e, t, a, n, r) => {
                      const { feedback: o, drafts: s } = e,
                        { request: u, isWhole: d } = await t.contentsOf(a.id),
                        c = e.outbox.callOf(a)?.edit?.(u)
                      if ((d || o.toast((0, i.Qq)('outbox.reason.fileMissing')), !c)) return
                      const f = await (async (e, t) => {
                        if (!t.unclear) return 'absent'
                        try {
                          const a = await e.outbox.callOf(t)?.alreadyThere?.(e, t.unclear.request)
                          if (void 0 === a) return 'unclear'
                          return a ? 'arrived' : 'absent'
                        } catch {
                          return 'unclear'
                        }
                      })(e, a)
                      if ('absent' !== f)
                        return (o.toast(n('arrived' === f ? 'outbox.arrived' : 'outbox.unclear')), t.retryNow(a.id))
                      const { form: x, record: m } = c
                      if (
                        (await s.load(x, m)) &&
                        'confirm' !==
                          (await o.ask({
                            title: n('outbox.draftTitle'),
                            text: n('outbox.draftText'),
                            confirm: n('outbox.draftReplace'),
                            cancel: n('outbox.keep'),
                          }))
                      )
                        return
                      const { callId: b, idempotencyKey: w, createdAt: h } = a
                      await (0, l.Fe)(s, c, { key: w, at: h, sent: { callId: b, request: a.request } }),
                        (await t.discard(a.id))
                          ? (await (0, l.Fe)(s, c), r.openHref(c.to))
                          : (await s.discard(x, m), o.toast(n('outbox.beingSent')))
                    })(t, e, n, s, a),
                    void 0,
                  ),
                discard: (a) =>
                  d(
                    t,
                    (async (e, t, a, n) => {
                      const { feedback: r } = e,
                        l = await (async (e, t, a) => {
                          const n = e.outbox.callOf(a)
                          if (!n || a.keepResult) return
                          const { record: r, label: l, idempotencyKey: i, unclear: o } = a,
                            { request: s, isWhole: u } = await t.contentsOf(a.id)
                          if (!u) return
                          const d = o?.idempotencyKey === i
                          return () =>
                            t.enqueue({
                              call: n.call,
                              request: s,
                              record: r,
                              label: l,
                              idempotencyKey: i,
                              mayHaveArrived: d,
                            })
                        })(e, t, a)
                      if (
                        !l &&
                        'confirm' !==
                          (await r.ask({
                            title: n('outbox.discardTitle'),
                            text: n('outbox.discardText'),
                            confirm: n('outbox.discard'),
                            cancel: n('outbox.keep'),
                            tone: 'risk',
                          }))
                      )
                        return !1
                      const i = await t.discard(a.id)
                      return (
                        i
                          ? l &&
                            r.toast(n('outbox.discarded'), { action: { label: n('outbox.undo'), run: () => void l() } })
                          : r.toast(n('outbox.beingSent')),
                        i
                      )
                    })(t, e, a, s),
                    !1,
                  ),
              }),
              [t, e, s, a],
            )
          },
        },
      )
    },
    2170(e, t, a) {
      var n = a(4602),
        r = a(5207)
      a.d(
        t,
        {},
        {
          X: () => {
            const { outbox: e } = (0, r.zi)(),
              [t, a] = (0, n.useState)({ kind: 'loading' }),
              l = (0, n.useCallback)(async () => {
                try {
                  a({ kind: 'open', outbox: await e.load() })
                } catch (e) {
                  a({ kind: 'failed', error: e, retry: () => void l() })
                }
              }, [e])
            return ((0, n.useEffect)(() => void l(), [l]), t)
          },
        },
      )
    },
    8374(e, t, a) {
      a.r(t), a.d(t, { default: () => S })
      var n = a(1394),
        r = a(7140),
        l = a(4602),
        i = a(9021),
        o = a(5207),
        s = a(9761),
        u = a(69),
        d = a(5589),
        c = a(4076),
        f = a(8607),
        x = a(7584),
        m = a(761),
        b = a(5018),
        w = a(4804),
        h = a(2920),
        p = a(1250),
        g = a(7533),
        y = a(707),
        k = a(3012)
      function A(e, t) {
        const a = Math.max(1, Math.round(e / 1e3))
        return a < 1e3 ? `${(0, k.ZV)(a, t)} kB` : `${(0, k.ZV)(Math.round(e / 1e5) / 10, t)} MB`
      }
      var M = a(2993)
      const v = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M213.66,181.66l-32,32a8,8,0,0,1-11.32-11.32L188.69,184H48a8,8,0,0,1,0-16H188.69l-18.35-18.34a8,8,0,0,1,11.32-11.32l32,32A8,8,0,0,1,213.66,181.66Zm-139.32-64a8,8,0,0,0,11.32-11.32L67.31,88H208a8,8,0,0,0,0-16H67.31L85.66,53.66A8,8,0,0,0,74.34,42.34l-32,32a8,8,0,0,0,0,11.32Z',
              }),
            ),
          ],
        ]),
        j = l.forwardRef((e, t) => l.createElement(M.A, { ref: t, ...e, weights: v }))
      j.displayName = 'ArrowsLeftRightIcon'
      var Z = a(5103),
        E = a(8702),
        H = a(8146)
      const N = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M224,128a8,8,0,0,1-8,8H104a8,8,0,0,1,0-16H216A8,8,0,0,1,224,128ZM104,72H216a8,8,0,0,0,0-16H104a8,8,0,0,0,0,16ZM216,184H104a8,8,0,0,0,0,16H216a8,8,0,0,0,0-16ZM43.58,55.16,48,52.94V104a8,8,0,0,0,16,0V40a8,8,0,0,0-11.58-7.16l-16,8a8,8,0,0,0,7.16,14.32ZM79.77,156.72a23.73,23.73,0,0,0-9.6-15.95,24.86,24.86,0,0,0-34.11,4.7,23.63,23.63,0,0,0-3.57,6.46,8,8,0,1,0,15,5.47,7.84,7.84,0,0,1,1.18-2.13,8.76,8.76,0,0,1,12-1.59A7.91,7.91,0,0,1,63.93,159a7.64,7.64,0,0,1-1.57,5.78,1,1,0,0,0-.08.11L33.59,203.21A8,8,0,0,0,40,216H72a8,8,0,0,0,0-16H56l19.08-25.53A23.47,23.47,0,0,0,79.77,156.72Z',
              }),
            ),
          ],
        ]),
        _ = l.forwardRef((e, t) => l.createElement(M.A, { ref: t, ...e, weights: N }))
      _.displayName = 'ListNumbersIcon'
      const V = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M128,112a28,28,0,0,0-8,54.83V184a8,8,0,0,0,16,0V166.83A28,28,0,0,0,128,112Zm0,40a12,12,0,1,1,12-12A12,12,0,0,1,128,152Zm80-72H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z',
              }),
            ),
          ],
        ]),
        L = l.forwardRef((e, t) => l.createElement(M.A, { ref: t, ...e, weights: V }))
      L.displayName = 'LockKeyIcon'
      var F = a(1892)
      const z = {
        behind: [_, 'wait'],
        signIn: [L, 'wait'],
        network: [a(922).l, 'wait'],
        later: [E.z, 'wait'],
        soon: [H.c, 'wait'],
        sending: [H.c, 'wait'],
        refused: [F.t, 'risk'],
        impossible: [F.t, 'risk'],
        conflict: [j, 'risk'],
        sent: [Z.r, 'good'],
      }
      function $({ item: e, status: t }) {
        const a = (0, y.M)(),
          r = (0, s.FW)(),
          [l, o] = z[t]
        return (0, n.jsxs)('p', {
          className: `entry__status entry__status--${o}`,
          children: [
            (0, n.jsx)(l, { 'aria-hidden': 'true' }),
            (({ state: e }, t, a, n) =>
              'failed' === e.kind && e.reason
                ? n(`outbox.reason.${e.reason}`)
                : 'failed' === e.kind
                  ? a('outbox.status.refused', { reason: e.message })
                  : 'sent' === e.kind
                    ? a('outbox.status.sent', { time: (0, i.rb)(new Date(e.at)) })
                    : a(`outbox.status.${t}`, { time: 'waiting' === e.kind ? (0, i.rb)(new Date(e.notBefore)) : '' }))(
              e,
              t,
              a,
              r,
            ),
          ],
        })
      }
      var R = a(3688)
      const P = (0, r.PA)(({ outbox: e, item: t }) => {
          let a,
            r = (0, y.M)(),
            l = (0, s.ok)(),
            i = (0, o.zi)().outbox.callOf(t),
            u = (0, s.fL)(i?.plugin ?? 'core'),
            d = Date.now(),
            { isOnline: c, needsSignIn: f } = e,
            x = e.unsent.find(({ record: e }) => e === t.record)?.id === t.id,
            m =
              (a = d - t.createdAt) < 6e4
                ? { key: 'now', count: 0 }
                : a < 36e5
                  ? { key: 'minutes', count: Math.floor(a / 6e4) }
                  : a < 864e5
                    ? { key: 'hours', count: Math.floor(a / 36e5) }
                    : { key: 'days', count: Math.floor(a / 864e5) },
            b = [
              i ? u(i.title) : r('outbox.entry'),
              r(`outbox.age.${m.key}`, { count: m.count }),
              A(t.bytes, l),
              t.files > 0 && r('outbox.files', { count: t.files }),
            ]
          return (0, n.jsxs)('li', {
            className: 'entry',
            'data-record': `outbox:${t.id}`,
            children: [
              (0, n.jsx)('p', { className: 'entry__label', children: t.label }),
              (0, n.jsx)('p', { className: 'entry__facts', children: b.filter(Boolean).join(' · ') }),
              (0, n.jsx)($, {
                item: t,
                status: (({ state: e }, { now: t, isOnline: a, needsSignIn: n, isFirst: r }) => {
                  switch (e.kind) {
                    case 'sending':
                    case 'conflict':
                    case 'sent':
                      return e.kind
                    case 'failed':
                      return void 0 === e.reason ? 'refused' : 'impossible'
                    case 'waiting':
                      if (!r) return 'behind'
                      if (n) return 'signIn'
                      if (!a) return 'network'
                      return e.notBefore > t ? 'later' : 'soon'
                  }
                })(t, { now: d, isOnline: c, needsSignIn: f, isFirst: x }),
              }),
              (0, n.jsx)(q, { outbox: e, item: t, isFirst: x }),
            ],
          })
        }),
        q = (0, r.PA)(({ outbox: e, item: t, isFirst: a }) => {
          const r = (0, p.b)(),
            l = (0, y.M)(),
            i = (0, o.zi)().outbox.callOf(t),
            { retry: s, edit: u, discard: d } = (0, R.J)(e),
            { state: c, id: f } = t
          if ('sending' === c.kind || 'sent' === c.kind) return null
          const x = i && a && 'conflict' !== c.kind,
            m = 'conflict' !== c.kind && i?.edit?.(t.request)
          return (0, n.jsxs)('div', {
            className: 'entry__acts',
            children: [
              'conflict' === c.kind
                ? (0, n.jsx)(b.$, {
                    variant: 'soft',
                    size: 'small',
                    onPress: () => r.open(g.uZ, { id: f }),
                    children: l('outbox.compare'),
                  })
                : null,
              x
                ? (0, n.jsx)(b.$, {
                    variant: 'soft',
                    size: 'small',
                    onPress: () => s(t),
                    children: l('failed' === c.kind ? 'outbox.retry' : 'outbox.sendNow'),
                  })
                : null,
              m
                ? (0, n.jsx)(b.$, { variant: 'plain', size: 'small', onPress: () => u(t), children: l('outbox.edit') })
                : null,
              (0, n.jsx)(b.$, { variant: 'plain', size: 'small', onPress: () => d(t), children: l('outbox.discard') }),
            ],
          })
        })
      var I = a(2170)
      function S() {
        const e = (0, y.M)(),
          t = (0, I.X)()
        return 'open' === t.kind
          ? (0, n.jsx)(T, { outbox: t.outbox })
          : (0, n.jsx)(c.b, {
              title: e('outbox.title'),
              children: 'loading' === t.kind ? (0, n.jsx)(O, {}) : (0, n.jsx)(B, { error: t.error, onRetry: t.retry }),
            })
      }
      function O() {
        return ((0, d.Sw)('loading'), (0, n.jsx)(f.dz, { count: 3 }))
      }
      function B({ error: e, onRetry: t }) {
        const a = (0, y.M)(),
          r = (0, s.FW)()
        return (
          (0, d.Sw)('error'),
          (0, n.jsx)(x.X, {
            kind: 'failed',
            title: a('outbox.failed'),
            text: (0, m.k)(e, r),
            action: { label: r('retry'), onPress: t },
          })
        )
      }
      const T = (0, r.PA)(({ outbox: e }) => {
        const t = (0, y.M)(),
          a = (0, s.FW)(),
          r = (0, s.ok)(),
          { callOf: f } = (0, o.zi)().outbox,
          { unsent: m, unsentBytes: p, oldestAt: g, unreadable: k } = e,
          M = e.queue.filter(({ state: e }) => 'sent' === e.kind).reverse()
        ;(0, d.Sw)(m.length + M.length > 0 ? 'ready' : 'empty')
        const v = [...new Set(e.queue.flatMap((e) => f(e)?.plugin ?? []))].join(' ')
        return (
          (0, l.useEffect)(() => {
            for (const e of v.split(' ').filter(Boolean)) (0, u.Hy)(e)
          }, [v]),
          (0, n.jsxs)(c.b, {
            title: t('outbox.title'),
            bottomBar:
              m.length > 0
                ? (0, n.jsx)(b.$, {
                    variant: 'brand',
                    wide: !0,
                    busy: e.isSending,
                    onPress: async () => {
                      const t = m.filter(
                        ({ state: e }) => 'waiting' === e.kind || ('failed' === e.kind && void 0 === e.reason),
                      )
                      await Promise.all(t.map(({ id: t }) => e.retryNow(t)))
                    },
                    children: t('outbox.sendAll'),
                  })
                : void 0,
            children: [
              k > 0 ? (0, n.jsx)(w.$, { tone: 'warn', children: a('outbox.unreadable') }) : null,
              0 === m.length
                ? (0, n.jsx)(x.X, { kind: 'empty', title: t('outbox.none'), text: t('outbox.noneText') })
                : (0, n.jsxs)(h.Z, {
                    title: t('outbox.sum', { count: m.length, size: A(p, r) }),
                    children: [
                      void 0 === g
                        ? null
                        : (0, n.jsx)('p', {
                            className: 'entry__oldest',
                            children: t('outbox.oldest', { time: (0, i.K9)(new Date(g), r) }),
                          }),
                      (0, n.jsx)('ul', {
                        'aria-label': t('outbox.list'),
                        children: m.map((t) => (0, n.jsx)(P, { outbox: e, item: t }, t.id)),
                      }),
                    ],
                  }),
              M.length > 0
                ? (0, n.jsx)(h.Z, {
                    title: t('outbox.sentList'),
                    children: (0, n.jsx)('ul', {
                      'aria-label': t('outbox.sentList'),
                      children: M.map((t) => (0, n.jsx)(P, { outbox: e, item: t }, t.id)),
                    }),
                  })
                : null,
            ],
          })
        )
      })
    },
    5103(e, t, a) {
      a.d(t, { r: () => o })
      var n = a(4602),
        r = a(2993)
      const l = new Map([
          [
            'fill',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm45.66,85.66-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(r.A, { ref: t, ...e, weights: l }))
      i.displayName = 'CheckCircleIcon'
      const o = i
    },
    8702(e, t, a) {
      a.d(t, { z: () => o })
      var n = a(4602),
        r = a(2993)
      const l = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm64-88a8,8,0,0,1-8,8H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48A8,8,0,0,1,192,128Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(r.A, { ref: t, ...e, weights: l }))
      i.displayName = 'ClockIcon'
      const o = i
    },
    8146(e, t, a) {
      a.d(t, { c: () => o })
      var n = a(4602),
        r = a(2993)
      const l = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M178.34,165.66,160,147.31V208a8,8,0,0,1-16,0V147.31l-18.34,18.35a8,8,0,0,1-11.32-11.32l32-32a8,8,0,0,1,11.32,0l32,32a8,8,0,0,1-11.32,11.32ZM160,40A88.08,88.08,0,0,0,81.29,88.68,64,64,0,1,0,72,216h40a8,8,0,0,0,0-16H72a48,48,0,0,1,0-96c1.1,0,2.2,0,3.29.12A88,88,0,0,0,72,128a8,8,0,0,0,16,0,72,72,0,1,1,100.8,66,8,8,0,0,0,3.2,15.34,7.9,7.9,0,0,0,3.2-.68A88,88,0,0,0,160,40Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(r.A, { ref: t, ...e, weights: l }))
      i.displayName = 'CloudArrowUpIcon'
      const o = i
    },
    922(e, t, a) {
      a.d(t, { l: () => o })
      var n = a(4602),
        r = a(2993)
      const l = new Map([
          [
            'regular',
            n.createElement(
              n.Fragment,
              null,
              n.createElement('path', {
                d: 'M213.92,210.62a8,8,0,1,1-11.84,10.76l-52-57.15a60,60,0,0,0-57.41,7.24,8,8,0,1,1-9.42-12.93A75.43,75.43,0,0,1,128,144c1.28,0,2.55,0,3.82.1L104.9,114.49A108,108,0,0,0,61,135.31,8,8,0,0,1,49.73,134,8,8,0,0,1,51,122.77a124.27,124.27,0,0,1,41.71-21.66L69.37,75.4a155.43,155.43,0,0,0-40.29,24A8,8,0,0,1,18.92,87,171.87,171.87,0,0,1,58,62.86L42.08,45.38A8,8,0,1,1,53.92,34.62ZM128,192a12,12,0,1,0,12,12A12,12,0,0,0,128,192ZM237.08,87A172.3,172.3,0,0,0,106,49.4a8,8,0,1,0,2,15.87A158.33,158.33,0,0,1,128,64a156.25,156.25,0,0,1,98.92,35.37A8,8,0,0,0,237.08,87ZM195,135.31a8,8,0,0,0,11.24-1.3,8,8,0,0,0-1.3-11.24,124.25,124.25,0,0,0-51.73-24.2A8,8,0,1,0,150,114.24,108.12,108.12,0,0,1,195,135.31Z',
              }),
            ),
          ],
        ]),
        i = n.forwardRef((e, t) => n.createElement(r.A, { ref: t, ...e, weights: l }))
      i.displayName = 'WifiSlashIcon'
      const o = i
    },
  },
])
