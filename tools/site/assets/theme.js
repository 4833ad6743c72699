// Before anything is drawn, so that a chosen theme does not flash. Storage may be closed: then the device decides.
try {
  const theme = localStorage.getItem('ssm-site-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  document.documentElement.removeAttribute('data-theme');
}
