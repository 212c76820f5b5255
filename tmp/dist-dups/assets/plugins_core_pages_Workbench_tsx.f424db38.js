//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_Workbench_tsx'],
  {
    1223(e, t, a) {
      var n = a(804)
      a.d(
        t,
        {},
        {
          P: ({ loginName: e, employee: t }, a) => ({
            person: (0, n.r)(t?.userName, t?.userNameEn, a) || e,
            company: (0, n.r)(t?.companyName, t?.companyNameEn, a) ?? '',
            organisation: (0, n.r)(t?.orgName, t?.orgNameEn, a) ?? '',
            region: (0, n.r)(t?.regionName, t?.regionNameEn, a) ?? '',
          }),
        },
      )
    },
    6264(e, t, a) {
      a.r(t), a.d(t, { default: () => X })
      var n = a(1394),
        r = a(5125),
        s = a(3349),
        l = a(7140),
        i = a(4602),
        o = a(5207),
        d = a(9761),
        c = a(1250),
        u = a(5589),
        h = a(4076),
        m = a(9349),
        g = a(1223),
        p = a(2993)
      const x = new Map([
          [
            'duotone',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M112,56v48a8,8,0,0,1-8,8H56a8,8,0,0,1-8-8V56a8,8,0,0,1,8-8h48A8,8,0,0,1,112,56Zm88-8H152a8,8,0,0,0-8,8v48a8,8,0,0,0,8,8h48a8,8,0,0,0,8-8V56A8,8,0,0,0,200,48Zm-96,96H56a8,8,0,0,0-8,8v48a8,8,0,0,0,8,8h48a8,8,0,0,0,8-8V152A8,8,0,0,0,104,144Zm96,0H152a8,8,0,0,0-8,8v48a8,8,0,0,0,8,8h48a8,8,0,0,0,8-8V152A8,8,0,0,0,200,144Z',
                opacity: '0.2',
              }),
              i.createElement('path', {
                d: 'M200,136H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,200,136Zm0,64H152V152h48v48ZM104,40H56A16,16,0,0,0,40,56v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,104,40Zm0,64H56V56h48v48Zm96-64H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,200,40Zm0,64H152V56h48v48Zm-96,32H56a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,104,136Zm0,64H56V152h48v48Z',
              }),
            ),
          ],
          [
            'regular',
            i.createElement(
              i.Fragment,
              null,
              i.createElement('path', {
                d: 'M104,40H56A16,16,0,0,0,40,56v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,104,40Zm0,64H56V56h48v48Zm96-64H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V56A16,16,0,0,0,200,40Zm0,64H152V56h48v48Zm-96,32H56a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,104,136Zm0,64H56V152h48v48Zm96-64H152a16,16,0,0,0-16,16v48a16,16,0,0,0,16,16h48a16,16,0,0,0,16-16V152A16,16,0,0,0,200,136Zm0,64H152V152h48v48Z',
              }),
            ),
          ],
        ]),
        b = i.forwardRef((e, t) => i.createElement(p.A, { ref: t, ...e, weights: x }))
      b.displayName = 'SquaresFourIcon'
      var j = a(69),
        y = a(830),
        f = a(3743),
        v = a(7200),
        w = a(2920),
        _ = a(8607),
        k = a(7435),
        N = a(4653)
      function A({ title: e, items: t }) {
        return (0, n.jsxs)('section', {
          children: [
            (0, n.jsx)('h2', { className: 'menugrid__head', children: e }),
            (0, n.jsx)('ul', {
              className: 'menugrid',
              children: t.map((e) =>
                (0, n.jsx)(
                  'li',
                  {
                    children: (0, n.jsxs)('button', {
                      type: 'button',
                      className: 'menugrid__entry',
                      onClick: e.onPress,
                      children: [
                        (0, n.jsxs)('span', {
                          className: 'menugrid__icon',
                          children: [e.icon, e.badge ? (0, n.jsx)(N.E, { count: e.badge }) : null],
                        }),
                        (0, n.jsx)('span', { 'aria-hidden': void 0 !== e.name || void 0, children: e.label }),
                        void 0 === e.name
                          ? null
                          : (0, n.jsx)('span', { className: 'visually-hidden', children: e.name }),
                      ],
                    }),
                  },
                  e.id,
                ),
              ),
            }),
          ],
        })
      }
      var H = a(6298),
        Z = a(707)
      const V = ['customers', 'selling', 'projects', 'daily', 'tools'],
        P = (0, l.PA)(() => {
          const e = (0, Z.M)(),
            t = (0, o.zi)(),
            { menu: a } = (0, o.Pj)(H.T),
            [r, s] = (0, i.useState)(0),
            l = [...new Set(a.map(({ plugin: e }) => e.id))].join(' '),
            d = (0, i.useMemo)(
              () =>
                (async (e, t) => {
                  const a = [...new Set(t.map(({ plugin: e }) => e))].map(async (t) => {
                    try {
                      return (await (0, y.AX)(() => (0, j.ux)(t.id), t.id), [t.id])
                    } catch (a) {
                      return (e.report(a, (0, f.Q$)(t, 'menu texts')), [])
                    }
                  })
                  return new Set((await Promise.all(a)).flat())
                })(t, a),
              [t, l, r],
            )
          return 0 === a.length
            ? null
            : (0, n.jsx)('nav', {
                'aria-label': e('workbench.menu'),
                children: (0, n.jsx)(w.Z, {
                  children: (0, n.jsx)('div', {
                    className: 'menu',
                    children: (0, n.jsx)(i.Suspense, {
                      fallback: (0, n.jsx)(_.fh, { count: 2 }),
                      children: (0, n.jsx)(M, { withTexts: d, onRetry: () => s(r + 1) }),
                    }),
                  }),
                }),
              })
        }),
        M = (0, l.PA)(({ withTexts: e, onRetry: t }) => {
          const a = (0, Z.M)(),
            { menu: r } = (0, o.Pj)(H.T),
            s = (0, i.use)(e),
            l = r.filter(({ plugin: e }) => s.has(e.id))
          return (0, n.jsxs)(n.Fragment, {
            children: [
              V.map((e) => (0, n.jsx)(E, { group: e, entries: l.filter((t) => t.group === e) }, e)),
              l.length < r.length ? (0, n.jsx)(k.W, { text: a('workbench.menuFailed'), onRetry: t }) : null,
            ],
          })
        }),
        E = (0, l.PA)(({ group: e, entries: t }) => {
          const a = (0, c.b)(),
            r = (0, Z.M)(),
            { badges: s } = (0, o.Pj)(H.T)
          return ((0, d.ok)(), 0 === t.length)
            ? null
            : (0, n.jsx)(A, {
                title: r(`workbench.groups.${e}`),
                items: t.map((e) => {
                  const t = (0, j.Qq)(e.title, {}, e.plugin.id),
                    l = s.get(e.id) ?? 0
                  return {
                    id: e.id,
                    label: t,
                    name: l > 0 ? r('workbench.badge', { title: t, count: l }) : void 0,
                    badge: l,
                    icon: (0, n.jsx)($, { entry: e }),
                    onPress: () => a.open(e.to),
                  }
                }),
              })
        })
      function $({ entry: e }) {
        const { report: t } = (0, o.zi)(),
          { icon: a, plugin: r } = e,
          s = (0, i.useMemo)(() => (0, i.lazy)(() => (0, y.AX)(a, r.id)), [a, r])
        return (0, n.jsx)(v._, {
          plugin: r.id,
          owner: r.owner,
          what: `icon ${e.id}`,
          report: t,
          waiting: null,
          failed: () => (0, n.jsx)(b, { weight: 'duotone', size: '1em', 'aria-hidden': 'true' }),
          children: (0, n.jsx)(s, {}),
        })
      }
      var T = a(8146),
        z = a(1892),
        C = a(7533)
      const F = (0, l.PA)(() => {
        const e = (0, c.b)(),
          t = (0, Z.M)(),
          { outbox: a } = (0, o.zi)(),
          { unsentCount: s, attention: l, isOnline: i } = a
        return 0 === s
          ? null
          : (0, n.jsxs)('button', {
              type: 'button',
              className: l > 0 ? 'outbox-banner outbox-banner--risk' : 'outbox-banner',
              onClick: () => e.open(C.Ab),
              children: [
                l > 0 ? (0, n.jsx)(z.t, { 'aria-hidden': 'true' }) : (0, n.jsx)(T.c, { 'aria-hidden': 'true' }),
                (0, n.jsx)('span', {
                  children:
                    l > 0
                      ? t('outbox.banner.attention', { count: l })
                      : t(i ? 'outbox.banner.sends' : 'outbox.banner.waits', { count: s }),
                }),
                (0, n.jsx)(r.K, { 'aria-hidden': 'true' }),
              ],
            })
      })
      var S = a(9509),
        R = a(9021),
        W = a(5018)
      const B = ['late', 'today', 'soon'],
        K = (0, l.PA)(() => {
          const e = (0, Z.M)(),
            t = (0, d.ok)(),
            a = (0, o.Pj)(H.T),
            [r, s] = (0, i.useState)(!1),
            { items: l } = a,
            c = r ? l : l.slice(0, 5),
            u = l.length > 0 || (!a.loading && !a.failed)
          return (0, n.jsxs)(n.Fragment, {
            children: [
              (0, n.jsx)('ul', {
                className: 'today__counts',
                children: B.map((t) => {
                  var r
                  const s = a.count(t)
                  return (0, n.jsxs)(
                    'li',
                    {
                      className: `today__count ${((r = t), 0 === s ? 'today__count--none' : 'late' === r ? 'today__count--late' : '')}`,
                      children: [
                        (0, n.jsx)('b', { children: u ? s : '–' }),
                        (0, n.jsxs)('span', {
                          children: [
                            'late' === t && s > 0 ? (0, n.jsx)(S.N, { 'aria-hidden': 'true' }) : null,
                            e(`workbench.${t}`),
                          ],
                        }),
                      ],
                    },
                    t,
                  )
                }),
              }),
              (0, n.jsxs)(w.Z, {
                title: e('workbench.todayTitle', { day: (0, R.PG)(t) }),
                children: [
                  a.failed ? (0, n.jsx)(k.W, { text: e('workbench.todayFailed'), onRetry: () => void a.load() }) : null,
                  l.length > 0
                    ? (0, n.jsx)('ul', {
                        className: 'today__list',
                        children: c.map((e) => (0, n.jsx)(Q, { item: e }, `${e.plugin} ${e.id}`)),
                      })
                    : null,
                  0 === l.length && a.loading ? (0, n.jsx)(_.fh, { count: 3 }) : null,
                  0 !== l.length || a.loading || a.failed
                    ? null
                    : (0, n.jsx)('p', { className: 'today__nothing', children: e('workbench.nothing') }),
                  l.length > c.length
                    ? (0, n.jsx)(W.$, {
                        variant: 'plain',
                        wide: !0,
                        onPress: () => s(!0),
                        children: e('workbench.more', { count: l.length - c.length }),
                      })
                    : null,
                ],
              }),
            ],
          })
        })
      function Q({ item: e }) {
        const t = (0, c.b)(),
          a = (0, d.ok)()
        return (0, n.jsx)('li', {
          'data-record': e.id,
          children: (0, n.jsxs)('button', {
            type: 'button',
            className: 'today__row',
            onClick: () => t.openHref(e.to),
            children: [
              (0, n.jsx)('span', {
                className: `today__time today__time--${e.due}`,
                children: (({ at: e, due: t }, a) => (e ? ('today' === t ? (0, R.rb)(e, a) : (0, R.im)(e, a)) : ''))(
                  e,
                  a,
                ),
              }),
              (0, n.jsxs)('span', {
                className: 'today__main',
                children: [
                  (0, n.jsx)('b', { children: e.title }),
                  e.detail ? (0, n.jsx)('span', { children: e.detail }) : null,
                ],
              }),
            ],
          }),
        })
      }
      const X = (0, l.PA)(() => {
        const e = (0, c.b)(),
          t = (0, Z.M)(),
          { session: a } = (0, o.zi)(),
          l = (0, o.Pj)(H.T),
          { visible: p } = (0, u.N5)()
        ;(0, u.Sw)('ready'),
          (0, i.useEffect)(() => {
            p && l.load()
          }, [l, p])
        const { person: x, organisation: b } = (0, g.P)(a, (0, d.ok)())
        return (0, n.jsxs)(h.b, {
          title: t('workbench.title'),
          bare: !0,
          children: [
            (0, n.jsxs)('header', {
              className: 'workbench__head',
              children: [
                (0, n.jsxs)('button', {
                  type: 'button',
                  className: 'workbench__me',
                  onClick: () => e.open(C.ME),
                  children: [
                    (0, n.jsx)(m.e, { name: x, tone: 'brand' }),
                    (0, n.jsxs)('span', {
                      className: 'workbench__who',
                      children: [(0, n.jsx)('b', { children: x }), (0, n.jsx)('small', { children: b })],
                    }),
                    (0, n.jsx)('span', { className: 'visually-hidden', children: t('workbench.profile') }),
                    (0, n.jsx)(r.K, { 'aria-hidden': 'true' }),
                  ],
                }),
                (0, n.jsxs)('button', {
                  type: 'button',
                  className: 'workbench__search',
                  onClick: () => e.open(C.$P),
                  children: [(0, n.jsx)(s.e, { 'aria-hidden': 'true' }), t('workbench.search')],
                }),
              ],
            }),
            (0, n.jsx)(F, {}),
            (0, n.jsx)(K, {}),
            (0, n.jsx)(P, {}),
          ],
        })
      })
    },
    6298(e, t, a) {
      var n = a(9424),
        r = a(5726),
        s = a(7007),
        l = a(3743)
      const i = { late: 0, today: 1, soon: 2 }
      class o {
        #e
        #t
        constructor(e) {
          ;(this.badges = n.sH.map()),
            (this.today = n.sH.map([], { deep: !1 })),
            (this.#t = e),
            (0, n.l_)(this, {}, { autoBind: !0 })
        }
        get menu() {
          return (0, l.Wx)(this.#t)
        }
        get items() {
          return [...this.today]
            .flatMap(([e, t]) => ('ready' === t.state ? t.items.map((t) => ({ ...t, plugin: e })) : []))
            .sort((e, t) => i[e.due] - i[t.due] || (e.at?.getTime() ?? 0) - (t.at?.getTime() ?? 0))
        }
        get loading() {
          return [...this.today.values()].some((e) => 'loading' === e.state)
        }
        get failed() {
          return [...this.today.values()].some((e) => 'failed' === e.state)
        }
        count(e) {
          return this.items.filter((t) => t.due === e).length
        }
        async load() {
          const { registry: e, decide: t } = this.#t
          this.#e?.abort()
          const a = new AbortController()
          this.#e = a
          const n = e.plugins.filter((e) => t(e.access).ok)
          await Promise.all([
            ...n.map((e) => this.loadToday(e, a.signal)),
            ...this.menu.map((e) => this.loadBadge(e, a.signal)),
          ])
        }
        dispose() {
          this.#e?.abort()
        }
        async loadToday(e, t) {
          const { id: a, today: r } = e
          if (!r) return
          this.today.get(a)?.state !== 'ready' && this.today.set(a, { state: 'loading' })
          const i = await (0, l.cz)(this.#t, { plugin: e, what: 'today', load: r }, (e) => e(this.#t, t))
          t.aborted ||
            (0, n.h5)(() => {
              i.ok
                ? this.today.set(a, { state: 'ready', items: i.value })
                : (0, s.mm)(i.error) || this.today.set(a, { state: 'failed', error: i.error })
            })
        }
        async loadBadge({ id: e, badge: t, plugin: a }, r) {
          if (!t) return
          const s = await (0, l.cz)(this.#t, { plugin: a, what: `badge ${e}`, load: t }, (e) => e(this.#t, r))
          !r.aborted && s.ok && (0, n.h5)(() => this.badges.set(e, s.value))
        }
      }
      const d = (0, r.n)('core.workbench', (e) => new o(e))
      a.d(t, {}, { T: d })
    },
    5726(e, t, a) {
      a.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    3743(e, t, a) {
      var n = a(7007),
        r = a(69),
        s = a(830)
      function l({ id: e, owner: t }, a) {
        return `plugin ${e} (${t}), ${a}`
      }
      a.d(
        t,
        {},
        {
          Q$: l,
          Wx: ({ registry: e, decide: t }) =>
            e.menu.filter((a) => {
              const n = e.routes.get(a.to.path)
              return n?.screen && [a.plugin.access, n.access, a.access].every((e) => t(e).ok)
            }),
          cz: async (e, { plugin: t, what: a, load: i }, o) => {
            try {
              const [e] = await Promise.all([(0, s.AX)(i, t.id), (0, r.ux)(t.id)])
              return { ok: !0, value: await o(e.default) }
            } catch (r) {
              return ((0, n.mm)(r) || (0, n.aK)(r) || e.report(r, l(t, a)), { ok: !1, error: r })
            }
          },
        },
      )
    },
    9349(e, t, a) {
      var n = a(1394),
        r = a(3604)
      a.d(
        t,
        {},
        {
          e: ({ name: e, size: t = 'normal', tone: a = 'weak' }) =>
            (0, n.jsx)('span', {
              className: (0, r.L)('avatar', `avatar--${a}`, 'small' === t && 'avatar--sm'),
              'data-initials': ((e) => {
                const t = e.trim()
                if (/[\u3400-\u9fff]/.test(t)) return t.slice(-2)
                const a = t.split(/[\s._-]+/).filter(Boolean),
                  [n = '', r = ''] = [a[0], a.length > 1 ? a[a.length - 1] : '']
                return (n.slice(0, 1) + (r ? r.slice(0, 1) : n.slice(1, 2))).toUpperCase()
              })(e),
              'aria-hidden': 'true',
            }),
        },
      )
    },
    8146(e, t, a) {
      a.d(t, { c: () => i })
      var n = a(4602),
        r = a(2993)
      const s = new Map([
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
        l = n.forwardRef((e, t) => n.createElement(r.A, { ref: t, ...e, weights: s }))
      l.displayName = 'CloudArrowUpIcon'
      const i = l
    },
  },
])
