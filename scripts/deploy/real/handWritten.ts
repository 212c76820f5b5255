/**
 * A configuration as people write it by hand, with the mistakes of its kind: what the server sends is lost in every
 * location that sends something itself, a missing script is answered with the page, bodies end at nginx's own 1 MB, the
 * gateway is spelt in small letters, and there is neither HSTS nor a redirect.
 */
export function handWritten({
  port,
  backEnd,
  module = '',
}: {
  port: number
  backEnd: string
  module?: string
}): string {
  return `
daemon off;
pid run/nginx.pid;
error_log run/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log run/access.log;
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
  server {
    listen ${port} ssl;
    root dist;
    ssl_certificate tls/cert.pem;
    ssl_certificate_key tls/key.pem;
    add_header X-Content-Type-Options nosniff;
    add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'unsafe-inline'";

    location /assets/ { try_files $uri /index.html; gzip_static on; ${module} add_header Cache-Control "public, max-age=31536000, immutable"; }
    location = /worker.js { add_header Cache-Control "no-cache"; }
    location = /index.html { add_header Cache-Control "no-cache"; }
    location / { try_files $uri /index.html; }
    location /main/ { proxy_pass ${backEnd}/main/; }
    location /crm/ { proxy_pass ${backEnd}/crm/; }
    location /cm/ { proxy_pass ${backEnd}/cm/; }
    location /file/ { proxy_pass ${backEnd}/file/; }
    location /gateway/fat/ { proxy_pass ${backEnd}/gateway/FAT/; }
  }
}
`
}

/**
 * A configuration in the one of Debian, which sets for all sites what it likes: what is left of ours by docs/deploy.md.
 */
export function besideOthers(conf: string): string {
  const own = conf.slice(conf.indexOf('http {') + 'http {'.length, conf.lastIndexOf('}'))
  return `
daemon off;
pid run/nginx.pid;
error_log run/error.log;
events {}
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log run/other.log;
  gzip on;
${own.replace(/^ *\w+_temp_path .*$/gm, '')}
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
}
`
}
