;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['deferred'],
  {
    6480(e, t, n) {
      var r = n(659),
        a = n(2056),
        i = n(7269)
      const s = (0, i.T)({
          host: 'gateway',
          method: 'POST',
          path: '/new/open/ws/auth/customer/authenticationByTmpToken',
          send: 'json',
          accessKey: 'GATEWAY_KEY',
          about: 'The user of a temporary token.',
          request: r.FsL(
            r.Ikc({ tmpToken: r.YjP() }),
            r.pdi(({ tmpToken: e }) => ({ params: { appId: (0, a.ot)('GATEWAY_KEY'), tmpToken: e } })),
          ),
          response: r.L5J(),
        }),
        o = r.Ikc({
          appAddress: r.YjP(),
          appId: r.YjP(),
          appName: r.YjP(),
          appVersion: r.YjP(),
          deviceType: r.KIO([0, 1]),
          message: r.YjP(),
          uploadTime: r.YjP(),
        }),
        l = (0, i.T)({
          host: 'gateway',
          method: 'POST',
          path: '/greatgas/v2/gmb/monitormsg',
          send: 'json',
          accessKey: 'MONITOR_KEY',
          about: 'Reports an error of the app.',
          request: o,
          response: r.L5J(),
        })
      n.d(t, {}, { N: l, e: s })
    },
    8377(e, t, n) {
      var r = n(659),
        a = n(3265)
      const i = 'gas-sales-app',
        s = r.Ikc({ channel: r.YjP(), type: r.FsL(r.YjP(), r.hq()), payload: r.lqM(r.L5J()) })
      n.d(
        t,
        {},
        {
          Mm: i,
          cm: ({ port: e, messages: t, report: n }) =>
            e.listen((e) => {
              const i = r.xLC(s, (0, a.D)(e))
              if (!i.success) return n(new r.H6d(i.issues), 'channel message')
              const { type: o, payload: l } = i.output
              t.deliver({ type: o, payload: (0, a.D)(l) })
            }),
          f4: () => {
            if ('u' < typeof BroadcastChannel) return { post: () => void 0, listen: () => () => void 0 }
            const e = new BroadcastChannel(i)
            return {
              post: (t) => e.postMessage(t),
              listen(t) {
                const n = ({ data: e }) => t(e)
                return (
                  e.addEventListener('message', n),
                  () => {
                    e.removeEventListener('message', n), e.close()
                  }
                )
              },
            }
          },
        },
      )
    },
    3057(e, t, n) {
      var r = n(2056)
      function a() {
        return (0, r.ot)('EMBED_ORIGINS')
          .split(/[\s,]+/)
          .map(i)
          .filter((e) => void 0 !== e)
      }
      function i(e) {
        try {
          const { protocol: t, origin: n } = new URL(e)
          return 'https:' === t || 'http:' === t ? n : void 0
        } catch {
          return
        }
      }
      n.d(
        t,
        {},
        {
          $1: (e) => {
            const t = i(e)
            return void 0 !== t && a().includes(t)
          },
          rt: a,
          yv: i,
        },
      )
    },
    3644(e, t, n) {
      n.d(t, { startMessaging: () => q })
      var r = n(9424),
        a = n(659),
        i = n(3948),
        s = n(8377),
        o = n(2751),
        l = n(8251)
      class d {
        constructor() {
          ;(this.seq = void 0), (0, r.l_)(this, {}, { autoBind: !0 })
        }
        isBehind(e) {
          return ((void 0 === this.seq || e < this.seq) && (this.seq = e), e > this.seq)
        }
        take(e, t) {
          const n = this.seq ?? t
          return ((this.seq = Math.max(t, ...e.map(({ seq: e }) => e))), e.filter(({ seq: e }) => e > n))
        }
      }
      const c = { seq: a.FsL(a.aig(), a.ndf(), a.Wwf(0)) }
      var u = n(7007),
        p = n(7269)
      const h = a.FsL(a.YjP(), a.hq()),
        m = a.FsL(
          a.YjP(),
          a.z6Y((e) => !Number.isNaN(Date.parse(e)), 'no instant'),
          a.pdi((e) => new Date(e)),
        ),
        f = a.FsL(a.aig(), a.ndf(), a.Wwf(0)),
        g = a.FsL(
          a.Ikc({
            mid: h,
            seq: f,
            type: h,
            title: a.KCZ([a.YjP(), a.Ikc({ en: a.YjP(), zh: a.YjP() })]),
            at: m,
            expiresAt: a.lqM(a.mee(m)),
            params: a.lqM(a.L5J()),
          }),
          a.pdi(({ mid: e, seq: t, type: n, title: r, at: a, expiresAt: i, params: s }) => ({
            id: e,
            seq: t,
            type: n,
            title: 'string' == typeof r ? { en: r, 'zh-CN': r } : { en: r.en, 'zh-CN': r.zh },
            at: a,
            expiresAt: i ?? void 0,
            payload: s,
          })),
        ),
        v = (0, p.T)({
          host: 'main',
          method: 'GET',
          path: '/api/messages/unread',
          send: 'query',
          about:
            'The highest message number of the user (`maxSeq`), the numbers of unread messages, and when to ask again.',
          request: a.Ikc({}),
          response: a.FsL(
            a.Ikc({ maxSeq: f, nextPollSec: a.lqM(a.mee(a.aig())) }),
            a.pdi(({ maxSeq: e, nextPollSec: t }) => ({ maxSeq: e, nextPollSec: t ?? void 0 })),
          ),
        }),
        w = (0, p.T)({
          host: 'main',
          method: 'GET',
          path: '/api/messages/list',
          send: 'query',
          about: 'Messages of the user by number, highest first; `unread` 1: those that nobody has read.',
          request: a.FsL(
            a.Ikc({ pageSize: a.aig() }),
            a.pdi(({ pageSize: e }) => ({ unread: '1', pageSize: e })),
          ),
          response: a.FsL(
            a.Ikc({ list: a.YOg(a.L5J()) }),
            a.pdi(({ list: e }) => {
              let t, n
              return {
                messages: [
                  ...new Map(
                    (n = (t = e.map((e) => a.xLC(g, e))).flatMap((e) => (e.success ? [e.output] : []))).map((e) => [
                      e.id,
                      e,
                    ]),
                  ).values(),
                ].sort((e, t) => e.seq - t.seq),
                unreadable: t.length - n.length,
              }
            }),
          ),
        }),
        y = {
          isActive: () => 'visible' === document.visibilityState && navigator.onLine,
          onChange: (e) => (
            document.addEventListener('visibilitychange', e),
            window.addEventListener('online', e),
            window.addEventListener('offline', e),
            () => {
              document.removeEventListener('visibilitychange', e),
                window.removeEventListener('online', e),
                window.removeEventListener('offline', e)
            }
          ),
        }
      var L = n(69)
      function $() {
        const { activeElement: e } = document
        return (
          null !==
            document.querySelector(
              '[data-route]:not([hidden]) form:not([role="search"]), [data-route]:not([hidden]) iframe, [aria-modal="true"]',
            ) ||
          (e?.matches('input, textarea') ?? !1)
        )
      }
      var T = n(3057),
        b = n(6908),
        k = n(3265)
      const E = a._H3({ type: a.FsL(a.YjP(), a.hq()) }),
        j = (0, o.z)('message.new', a.L5J())
      function q(e) {
        let t,
          n,
          {
            messages: o,
            session: p,
            http: h,
            feedback: m,
            notice: f,
            report: g,
            port: q = (0, s.f4)(),
            presence: I,
          } = e,
          M = () => {
            t?.stop(), (t = void 0), n?.(), (n = void 0)
          },
          A = [
            (0, s.cm)({ port: q, messages: o, report: g }),
            (({ messages: e, port: t, view: n = window }) => {
              const r = ({ data: t, origin: r, source: i }) => {
                var s, o
                if (
                  ((s = i),
                  (o = n),
                  null === s || s === o || (s !== o.parent && s !== o.opener) || !(0, T.rt)().includes(r))
                )
                  return
                const l = ((e) => {
                  const t = a.xLC(E, (0, k.D)(e))
                  if (!t.success) return
                  const { type: n, payload: r, ...i } = t.output,
                    s = Object.keys(i).length > 0 ? i : void 0
                  return { type: n, payload: (0, k.D)(r) ?? s }
                })(t)
                l && (0, b.H)(l.type) && e.deliver(l)
              }
              return (
                n.addEventListener('message', r),
                () => {
                  n.removeEventListener('message', r)
                }
              )
            })({ messages: o, port: q }),
            (0, l.KT)(j, () => (t?.hurry(), !0)),
            e.onRenewed(() => t?.signedIn()),
            (0, r.mJ)(
              () => ('signed-in' === p.state ? p.loginName : ''),
              (e) => {
                let r, a
                M(),
                  e &&
                    ((r = new d()),
                    (a = (0, i.f)({ user: e, notice: f })('core.messages', r, c)),
                    (t = ((e) => {
                      let t,
                        n,
                        { http: r, mark: a, take: i, report: s, presence: o = y, random: l = Math.random } = e,
                        d = !1,
                        c = !1,
                        p = !1,
                        h = 3e4,
                        m = 0,
                        f = -1 / 0,
                        g = 1 / 0,
                        L = !1,
                        $ = !1,
                        T = async () => {
                          let e
                          if ((clearTimeout(t), !n && !d && !c && o.isActive())) {
                            ;(n = new AbortController()), (f = Date.now())
                            try {
                              ;(e = await (async (e) => {
                                const t = { background: !0, signal: e },
                                  { maxSeq: n, nextPollSec: o } = await r(v, {}, t)
                                if (!d && a.isBehind(n)) {
                                  const { messages: e, unreadable: o } = await r(w, { pageSize: 20 }, t)
                                  if (d) return
                                  o > 0 && !$ && (($ = !0), s(Error(`${o} messages could not be read`), 'messages')),
                                    (h = 3e4),
                                    i(a.take(e, n))
                                }
                                if (void 0 !== o) return 1e3 * Math.min(900, Math.max(5, o))
                              })(n.signal)),
                                (L = !1)
                            } catch (e) {
                              ;(c = e instanceof u.j$ && 'unauthorised' === e.kind),
                                (h = Math.min(3e5, 2 * h)),
                                L || c || (0, u.mm)(e) || (0, u.aK)(e) || s(e, 'polling for messages'),
                                (L = !0)
                            } finally {
                              n = void 0
                            }
                            if (p) {
                              ;(p = !1), k()
                              return
                            }
                            b(e ?? h * (0.9 + 0.2 * l())), L || (h = Math.min(3e5, 2 * h))
                          }
                        },
                        b = (e) => {
                          clearTimeout(t),
                            (m = Date.now() + e),
                            !d && !c && o.isActive() && (t = setTimeout(() => void T(), e))
                        },
                        k = () => {
                          ;(h = 3e4), n ? (p = !0) : b(Math.max(0, f + 5e3 - Date.now()))
                        },
                        E = o.onChange(() => {
                          const e = Date.now()
                          if (!o.isActive()) {
                            clearTimeout(t), (g = Math.min(g, e))
                            return
                          }
                          const n = e - g
                          ;(g = 1 / 0), n <= 5e3 ? b(Math.max(0, m - e)) : ((h = 3e4), T())
                        })
                      return (
                        o.isActive() ? T() : (g = -1 / 0),
                        {
                          hurry: k,
                          signedIn() {
                            ;(c = !1), k()
                          },
                          stop() {
                            ;(d = !0), E(), clearTimeout(t), n?.abort()
                          },
                        }
                      )
                    })({
                      http: h,
                      mark: r,
                      take: (e) =>
                        ((e, t) => {
                          const { messages: n, feedback: r, isOccupied: a = $, now: i = Date.now } = t,
                            s = []
                          for (const t of e) {
                            if (t.expiresAt && t.expiresAt.getTime() < i()) continue
                            const e = n.offer(t)
                            e && (6e5 >= Math.abs(i() - t.at.getTime()) && !a() ? e() : s.push({ push: t, open: e }))
                          }
                          const o = s[s.length - 1]
                          if (!o) return
                          const l = o.push.title[(0, L.aS)()],
                            d = s.length - 1
                          r.toast(0 === d ? l : (0, L.Qq)('push.more', { title: l, count: d }), {
                            action: { label: (0, L.Qq)('push.open'), run: () => void o.open() },
                          })
                        })(e, { messages: o, feedback: m }),
                      report: g,
                      ...(I ? { presence: I } : {}),
                    })),
                    (n = a))
              },
              { fireImmediately: !0 },
            ),
            M,
          ]
        return () => {
          for (const e of A) e()
        }
      }
    },
    1344(e, t, n) {
      n.d(t, { registerShell: () => a })
      var r = n(3458)
      async function a(e) {
        const {
          report: t,
          container: n = 'serviceWorker' in navigator ? navigator.serviceWorker : void 0,
          connection: a = 'connection' in navigator ? navigator.connection : void 0,
          base: i = document.baseURI,
        } = e
        if (n)
          try {
            await (0, r.d)(), await n.register(new URL('worker.js', i), { updateViaCache: 'none' })
            const { active: e } = await n.ready
            a?.saveData || e?.postMessage('keep-the-rest')
          } catch (e) {
            t(e, 'service worker')
          }
      }
    },
    1338(e, t, n) {
      n.d(t, {
        createAnalytics: () => a,
        createErrorReports: () => f,
        createLogTracking: () => v,
        monitorKeyName: () => m,
      })
      var r = n(2056)
      function a({ url: e, debug: t = !r.KV, load: n = i }) {
        let o = [],
          l = (e) => {
            o.length < 100 && o.push(e)
          },
          d = () => {
            ;(o = []), (l = () => void 0)
          }
        return (
          e
            ? n(e).then((e) => {
                var n
                if (
                  !('object' == typeof (n = e) && null !== n && s.every((e) => 'function' == typeof Reflect.get(n, e)))
                )
                  return d()
                for (const n of ((l = (t) => {
                  try {
                    t(e)
                  } catch {
                    d()
                  }
                })((e) => e.start({ debug: t })),
                o.splice(0)))
                  l(n)
              }, d)
            : d(),
          { identify: (e, t) => l((n) => n.identify(e, { roles: t })), page: (e) => l((t) => t.page(e)) }
        )
      }
      function i(e) {
        return new Promise((t, n) => {
          const r = document.createElement('script')
          ;(r.src = e),
            (r.async = !0),
            (r.onload = () => t(Reflect.get(window, 'salesAnalytics'))),
            (r.onerror = () => n(Error(`${e} did not load`))),
            document.head.appendChild(r)
        })
      }
      const s = ['start', 'identify', 'page']
      var o = n(6480),
        l = n(7007),
        d = n(9022)
      const c =
          /(^|[^\w-])(ticket|icomeTicket|itcode|iv-user|authorization|token|tmpToken|loginName|authCode|authTenantId|userId|password|X-GW-AccessKey)("?\s*[:=]\s*"?)(?:Bearer\s+)?[^\s"'&#,;}]+/gi,
        u = /eyJ[\w-]+\.[\w-]+\.[\w-]*|[A-Za-z0-9_-]{32,}/g,
        p = /(^|\D)(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/g,
        h = /(^|\D)0\d{2,3}[- ]\d{7,8}(?!\d)/g,
        m = (e) => `MONITOR_KEY_${'PRO' === e ? 'PROD' : e}`
      function f(e) {
        const {
          http: t,
          accessKey: n,
          version: r,
          source: a,
          secrets: i,
          about: s,
          now: d = Date.now,
          view: m = window,
        } = e
        if (!n)
          return (
            console.warn('error reports are off: this build has no access key'),
            a(() => void 0),
            { report: () => void 0 }
          )
        const f = new Map(),
          v = (e, n = '') => {
            ;(e instanceof l.j$ && e.callId === o.N.id) ||
              ((e) => {
                const n = (e) =>
                    ((e, t = []) =>
                      t
                        .filter((e) => e.length > 3)
                        .reduce((e, t) => e.split(t).join('***'), e)
                        .replace(c, '$1$2$3***')
                        .replace(u, '***')
                        .replace(p, '$1***')
                        .replace(h, '$1***'))(e, i?.()),
                  a = n(e.slice(0, 16e3)).slice(0, 4e3)
                if (
                  !((e) => {
                    const t = [...f].filter(([, e]) => d() - e < 6e4)
                    for (const [e, n] of (f.clear(), t)) f.set(e, n)
                    return !f.has(e) && !(f.size >= 10) && (f.set(e, d()), !0)
                  })(a)
                )
                  return
                const l = {
                  appAddress: n(
                    m.location.href.replace(/([?&][^=&#]+=)([^&#]*)/g, (e, t, n) =>
                      /^[\w.,:~-]*$/.test(n) ? t + n : t + '***',
                    ),
                  ).slice(0, 500),
                  appId: 'gas-sales-app',
                  appName: 'Gas Sales',
                  appVersion: r,
                  deviceType: +!/Android/i.test(m.navigator.userAgent),
                  message: `${a}${((e = {}) => {
                    const t = Object.entries(e).filter(([, e]) => e)
                    return t.length > 0
                      ? `
${t.map(([e, t]) => `${e} ${t}`).join(', ')}`
                      : ''
                  })(s?.())}`,
                  uploadTime: new Date(d()).toISOString(),
                }
                t(o.N, l, { background: !0 }).catch((e) => {
                  console.warn('the error report could not be sent', e)
                })
              })(
                `${n ? `${n}: ` : ''}${((e) => {
                  if (!(e instanceof Error)) return String(e)
                  const { cause: t } = e
                  return `${g(e)}${
                    t instanceof Error
                      ? `
caused by ${g(t)}`
                      : ''
                  }
${(({ stack: e = '' }) =>
  e
    .split('\n')
    .filter((e) => /^\s+at .*:\d+|@\S+:\d+$/.test(e))
    .join('\n'))(e)}`
                })(e)}`,
              )
          }
        return (
          a((e) => {
            var t
            return v(
              ...('reason' in (t = e)
                ? [t.reason, 'unhandled rejection']
                : t.error
                  ? [t.error, 'script error']
                  : [t.message, `script error ${t.filename}:${t.lineno}`]),
            )
          }),
          { report: v }
        )
      }
      function g(e) {
        return `${e.name}: ${((0, d.L))(e) ?? e.message}`
      }
      function v({ url: e, now: t = Date.now, ...n }) {
        let r
        if (!e) return { track: () => void 0, flush: () => void 0, dispose: () => void 0 }
        let a = n.fetch ?? ((...e) => fetch(...e)),
          i = n.beacon ?? ((e, t) => navigator.sendBeacon?.(e, t) ?? !1),
          s = [],
          o = () => {
            clearTimeout(r), (r = void 0)
            const e = JSON.stringify({ items: s })
            return ((s = []), e)
          },
          l = (t) => {
            a(e, {
              method: 'POST',
              body: t,
              headers: { 'Content-Type': 'application/json' },
              credentials: 'omit',
              keepalive: !0,
            }).catch(() => void 0)
          },
          d = () => {
            if (0 === s.length) return
            const t = o()
            i(e, new Blob([t], { type: 'application/json' })) || l(t)
          },
          c = () => {
            'hidden' === document.visibilityState && d()
          }
        return (
          window.addEventListener('pagehide', d),
          document.addEventListener('visibilitychange', c),
          {
            track(e, n) {
              s.push({ event: e, at: t(), ...(n ? { details: n } : {}) }),
                s.length >= 10 ? l(o()) : (r ??= setTimeout(() => l(o()), 1e4))
            },
            flush: d,
            dispose() {
              d(), window.removeEventListener('pagehide', d), document.removeEventListener('visibilitychange', c)
            },
          }
        )
      }
    },
    9022(e, t, n) {
      var r = n(659)
      function a(e) {
        const t = e.slice(0, 3).map(i),
          n = e.length - t.length
        return [...t, ...(n > 0 ? [`${n} more`] : [])].join('; ')
      }
      function i(e) {
        var t
        const n = r.BuJ(e)
        return `${n ? `${n}: ` : ''}${(({ expected: e, message: t, received: n, type: r }) => (null !== e ? `expected ${e}` : t.endsWith(`eceived ${n}`) ? `not a valid ${r}` : t))(e)}, received ${'string' == typeof (t = e.input) ? `a text of ${t.length} characters` : Array.isArray(t) ? `a list of ${t.length}` : null === t ? 'null' : typeof t}`
      }
      n.d(t, {}, { L: (e) => (e instanceof r.H6d ? a(e.issues) : void 0), w: a })
    },
  },
])
